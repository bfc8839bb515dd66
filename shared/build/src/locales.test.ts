import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

const LOCALES = ['ru', 'uz', 'en'];

const folders = globSync('{shell,mf-*,shared/*,docs/templates/*}/src/**/locales/**/ru.json', {
  cwd: root,
}).map((file) => file.replace(/\/ru\.json$/, ''));

/** Every text of a folder in one language, with its key. */
function textsOf(folder: string, locale: string): Array<[key: string, text: string]> {
  return leavesOf(JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')));
}

function leavesOf(value: unknown, path = ''): Array<[string, string]> {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, member]) =>
    leavesOf(member, path ? `${path}.${key}` : key),
  );
}

/** A plural form belongs to its key; each language has the forms of its own grammar. */
function withoutPluralForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** The keys of a folder in one language, each with the placeholders and the marks of its texts. */
function contentOf(folder: string, locale: string): Record<string, string[]> {
  const content: Record<string, string[]> = {};
  for (const [key, text] of textsOf(folder, locale)) {
    const marks = text.match(/\{\{.+?\}\}|\$t\(.+?\)|<\/?\w+>/g) ?? [];
    const name = withoutPluralForm(key);
    content[name] = [...new Set([...(content[name] ?? []), ...marks])].sort();
  }
  return content;
}

/** What a token is called, and the placeholders that code fills in with its name or its figure. */
const TOKEN: Record<string, RegExp> = { ru: /токен/i, uz: /token/i, en: /token/i };
const PLACEHOLDER = /\{\{.+?\}\}/g;

/** The key that the coins variant shows in the place of another, by i18next's contexts. */
function keyInCoins(key: string): string {
  const name = withoutPluralForm(key);
  return `${name.replace(/_token$/, '')}_coin${key.slice(name.length)}`;
}

/** The kit's pages tell of design tokens, and their examples are of no variant. */
const PROGRAMME = folders.filter((folder) => !/^(shell\/src\/documentation|docs)\//.test(folder));
/** The word itself, of which `coin` is the other. */
const WORDS = /^(?:token|tokens)(?:_|$)/;

test.each(PROGRAMME)('R53 %s has words for coins in the place of each that names tokens', (folder) => {
  const wrong = LOCALES.flatMap((locale) => {
    const texts = new Map(textsOf(folder, locale));
    return [...texts].flatMap(([key, text]) => {
      if (!TOKEN[locale]?.test(text.replace(PLACEHOLDER, ''))) return [];
      const isOther = !key.includes('_coin') && texts.has(keyInCoins(key));
      return isOther || WORDS.test(key) ? [] : [`${locale} ${key}: ${text}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('there are texts to check', () => {
  expect(folders.length).toBeGreaterThan(3);
});

test.each(folders)('%s has the same keys and placeholders in Russian, Uzbek and English', (folder) => {
  const russian = contentOf(folder, 'ru');
  expect(contentOf(folder, 'uz')).toEqual(russian);
  expect(contentOf(folder, 'en')).toEqual(russian);
});

test.each(folders)('%s has the plural forms of each language, and no other', (folder) => {
  const wrong = LOCALES.flatMap((locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const keys = textsOf(folder, locale).map(([key]) => key);
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
