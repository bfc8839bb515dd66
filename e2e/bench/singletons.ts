import type { BrowserContext } from '@playwright/test';

/** A text that stands in a library's code exactly once, whatever the minifier does. */
const SIGNATURES: Record<string, string> = {
  react: 'Objects are not valid as a React child',
  'react-dom': '__reactContainer$',
  'react-router-dom': 'useNavigate() may be used only in the context',
  jotai: '[Bug] should not reach here|atom${',
  i18next: 'i18next is initialized|languageUtils',
};

/** How many of the scripts on a page that shows two remotes carry each library. */
export async function countSingletons(context: BrowserContext, url: string): Promise<Record<string, number>> {
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
