import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

const LOCALES = ['ru', 'uz', 'en'];

const folders = globSync('{shell,mf-*,shared/*}/src/**/locales/**/ru.json', { cwd: root }).map((file) =>
  file.replace(/\/ru\.json$/, ''),
);

function keysOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  return Object.entries(value as object).flatMap(([key, member]) =>
    keysOf(member, path ? `${path}.${key}` : key),
  );
}

/** A plural form belongs to its key; each language has the forms of its own grammar. */
function withoutPluralForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

function keysIn(folder: string, locale: string): string[] {
  const messages = JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8'));
  return [...new Set(keysOf(messages).map(withoutPluralForm))].sort();
}

test('there are texts to check', () => {
  expect(folders.length).toBeGreaterThan(3);
});

test.each(folders)('%s says the same things in Russian, Uzbek and English', (folder) => {
  const russian = keysIn(folder, 'ru');
  expect(keysIn(folder, 'uz')).toEqual(russian);
  expect(keysIn(folder, 'en')).toEqual(russian);
});

test.each(folders)('%s has the plural forms of each language, and no other', (folder) => {
  const wrong = LOCALES.flatMap((locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const keys = keysOf(JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')));
    // Nothing at all may have words of its own in any language, by i18next.
    const found = keys.filter((key) => withoutPluralForm(key) !== key && !key.endsWith('_zero'));
    const expected = [...new Set(found.map(withoutPluralForm))].flatMap((key) =>
      forms.map((form) => `${key}_${form}`),
    );
    const missing = expected.filter((key) => !found.includes(key));
    const strange = found.filter((key) => !expected.includes(key));
    return [
      ...missing.map((key) => `${locale} lacks ${key}`),
      ...strange.map((key) => `${locale} has ${key}`),
    ];
  });
  expect(wrong).toEqual([]);
});
