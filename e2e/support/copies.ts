import type { Page } from './test.ts';

/** Texts that occur once in a library's code, also after minification. */
export const SIGNATURES = {
  react: /React\.Children\.only expected/g,
  'react-dom': /reconcilerVersion:/g,
  'react-router': /useRoutes\(\) may be used only/g,
  jotai: /no atom init/g,
  swr: /\$inf\$/g,
  i18next: /maxParallelReads\|\|10/g,
  'react-i18next': /nsMode\?/g,
  '@cabinet/api': /personalAreaPartnerLP/g,
  '@cabinet/state': /deals,manager,hasWin/g,
  '@cabinet/i18n': /bindI18nStore:"added"/g,
};

/** Counts each library in the scripts that the page has loaded. */
export async function countCopies(page: Page): Promise<Record<string, number>> {
  const code = await loadedCode(page);
  const counts = Object.entries(SIGNATURES).map(([name, words]) => [name, (code.match(words) ?? []).length]);
  return Object.fromEntries(counts);
}

/** Exactly one copy of each library. */
export const ONE_COPY = Object.fromEntries(Object.keys(SIGNATURES).map((name) => [name, 1]));

/** Texts of scripts, by address. A script never changes. */
const texts = new Map<string, Promise<string>>();

async function loadedCode(page: Page): Promise<string> {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js(\?|$)/.test(name) ? [name] : [])),
  );
  const read = async (url: string) => (await page.request.get(url)).text();
  const bodies = [...new Set(scripts)].map((url) => {
    const known = texts.get(url) ?? read(url);
    texts.set(url, known);
    return known;
  });
  return (await Promise.all(bodies)).join('\n');
}
