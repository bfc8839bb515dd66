import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

const LOCALES = ['ru', 'uz', 'en'];

const folders = globSync('{shell,mf-*,shared/*,docs/templates/*}/src/**/locales/**/ru.json', {
  cwd: root,
}).map((file) => file.replace(/\/ru\.json$/, ''));

/** All texts of a folder in one language, with their keys. */
function textsOf(folder: string, locale: string): Array<[key: string, text: string]> {
  return leavesOf(JSON.parse(readFileSync(join(root, folder, `${locale}.json`), 'utf8')));
}

function leavesOf(value: unknown, path = ''): Array<[string, string]> {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, member]) =>
    leavesOf(member, path ? `${path}.${key}` : key),
  );
}

/** Removes the plural form, because each language has different forms. */
function withoutPluralForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** The keys of a folder in one language, each with the placeholders and tags of its texts. */
function contentOf(folder: string, locale: string): Record<string, string[]> {
  const content: Record<string, string[]> = {};
  for (const [key, text] of textsOf(folder, locale)) {
    const marks = text.match(/\{\{.+?\}\}|\$t\(.+?\)|<\/?\w+>/g) ?? [];
    const name = withoutPluralForm(key);
    content[name] = [...new Set([...(content[name] ?? []), ...marks])].sort();
  }
  return content;
}

/** The word for a token. Placeholders are excluded, because code inserts the name or the sum. */
const TOKEN: Record<string, RegExp> = { ru: /токен/i, uz: /token/i, en: /token/i };
const PLACEHOLDER = /\{\{.+?\}\}/g;

/** The key of the coins variant, an i18next context of the given key. */
function keyInCoins(key: string): string {
  const name = withoutPluralForm(key);
  return `${name.replace(/_token$/, '')}_coin${key.slice(name.length)}`;
}

/** Texts of the programme. The kit's documentation has design tokens, and its examples have no variant. */
const PROGRAMME = folders.filter((folder) => !/^(shell\/src\/documentation|docs)\//.test(folder));
/** The keys of the word itself. Their counterpart is `coin`. */
const WORDS = /^(?:token|tokens)(?:_|$)/;

test.each(PROGRAMME)('R53 %s has a text with coins for each text that names tokens', (folder) => {
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

test('the repository has texts to check', () => {
  expect(folders.length).toBeGreaterThan(3);
});

test.each(folders)('%s has the same keys and placeholders in Russian, Uzbek and English', (folder) => {
  const russian = contentOf(folder, 'ru');
  expect(contentOf(folder, 'uz')).toEqual(russian);
  expect(contentOf(folder, 'en')).toEqual(russian);
});

test.each(folders)('%s has exactly the plural forms of each language', (folder) => {
  const wrong = LOCALES.flatMap((locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const keys = textsOf(folder, locale).map(([key]) => key);
    // i18next allows a text for zero in any language.
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
