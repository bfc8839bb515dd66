import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

const folders = globSync('{shell,mf-*,shared/*}/src/locales/ru.json', { cwd: root }).map((file) =>
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

test.each(folders)('%s has every Russian plural form', (folder) => {
  const messages = JSON.parse(readFileSync(join(root, folder, 'ru.json'), 'utf8'));
  const keys = keysOf(messages);
  const plurals = new Set(keys.filter((key) => /_(one|few|many|other)$/.test(key)).map(withoutPluralForm));
  const missing = [...plurals].flatMap((key) =>
    ['one', 'few', 'many', 'other'].map((form) => `${key}_${form}`).filter((form) => !keys.includes(form)),
  );
  expect(missing).toEqual([]);
});
