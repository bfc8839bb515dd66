import type { BrowserContext } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { table } from './table.ts';
import { startVariant } from './variants.ts';
import { signedIn } from './visit.ts';

/** A text that stands in a library's code exactly once, whatever the minifier does. */
const SIGNATURES: Record<string, string> = {
  react: 'Objects are not valid as a React child',
  'react-dom': '__reactContainer$',
  'react-router-dom': 'useNavigate() may be used only in the context',
  jotai: '[Bug] should not reach here|atom${',
  i18next: 'i18next is initialized|languageUtils',
};

/** Copies of each library on a page that visits four remotes. */
export async function measureSingletons(): Promise<void> {
  const system = await startVariant('federated', 'singletons');
  const browser = await openBrowser();
  const counts = await countSingletons(await signedIn(browser, system.url), system.url);
  console.log(`\ncopies on the page\n\n${table(Object.keys(counts), [Object.values(counts)])}`);
  await browser.close();
  await system.close();
}

/** How many of the scripts carry each library. */
async function countSingletons(context: BrowserContext, url: string): Promise<Record<string, number>> {
  const page = await context.newPage();
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  for (const path of ['/my/', '/my/catalog/products', '/my/orders', '/my/invites']) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
  }
  const bodies = [...new Set(await Promise.all(scripts))];
  await page.close();
  return Object.fromEntries(
    Object.entries(SIGNATURES).map(([name, texts]) => [
      name,
      bodies.filter((body) => texts.split('|').some((text) => body.includes(text))).length,
    ]),
  );
}
