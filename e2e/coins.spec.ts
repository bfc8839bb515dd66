import { type Language, speak } from './support/language.ts';
import { PAGES } from './support/places.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ environment: { PROJECT: 'mti' } });

/** The word of the other variants for the unit. */
const TOKEN: Record<Language, RegExp> = { ru: /токен/i, uz: /token/i, en: /token/i };

/** All pages except the documentation, which mentions design tokens. */
const SCREENS = PAGES.filter(({ path }) => !path.startsWith('/documentation'));

/** Returns all visible and accessible words on a page, without addresses. */
async function wordsOf(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return [await page.title(), ...lines.filter((line) => !line.includes('- /url:'))];
}

for (const { name, path, account = 'student', noise } of SCREENS)
  test(`R53 the coins variant says coins in three languages: ${name}`, async ({ signIn, open, problems }) => {
    if (noise) problems.allow(noise);
    await signIn(account);
    const page = await open(path);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
    await expect(page.getByRole('main')).not.toContainText('Загрузка...');
    for (const language of ['ru', 'uz', 'en'] as const) {
      if (language !== 'ru') await speak(page, language);
      const words = await wordsOf(page);
      expect.soft(words.filter((word) => TOKEN[language].test(word))).toEqual([]);
    }
  });
