import { brotliCompressSync } from 'node:zlib';
import { buildKit } from './support/kitBuild.ts';
import { expect, type Page, test } from './support/test.ts';

/** Limits in transferred bytes: minified, then brotli. */
const LIMITS = { script: 10_000, styles: 12_000, fonts: 27_000 };

test('the kit stays within its size limits on the catalogue page, and its styles load once', {
  tag: '@heavy',
}, async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const styles = await kitStylesOf(page);
  const figures = {
    // A separate build of the kit's scripts, because in the product they are mixed with other code.
    script: brotliCompressSync(await buildKit('mf-catalog')).length,
    styles: brotliCompressSync(styles.join('\n')).length,
    fonts: await fontBytes(page),
  };
  console.log(`the kit on the catalogue page, bytes: ${JSON.stringify(figures)}`);
  for (const [name, limit] of Object.entries(LIMITS))
    expect(figures[name as keyof typeof figures], name).toBeLessThanOrEqual(limit);
  expect(repeated(styles)).toEqual([]);
});

test('every rule of the kit loads once after visits to four remotes', { tag: '@heavy' }, async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/');
  for (const section of ['Каталог', 'Заказы', 'Приглашения']) {
    await page.getByRole('banner').getByRole('link', { name: section }).click();
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible();
  }
  expect(repeated(await kitStylesOf(page))).toEqual([]);
});

test('the kit components of a remote never appear without their styles', { tag: '@heavy' }, async ({
  page,
  signIn,
  open,
}) => {
  const script = page.waitForResponse(/\/mf-catalog\/.+\/remoteEntry\.js$/);
  await page.route(/\/mf-catalog\/.+\.css$/, async (route) => {
    await (await script).finished();
    await route.continue();
  });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[class*="mf-catalog-"]')) return;
      watch.disconnect();
      const hrefs = [...document.styleSheets].map(({ href }) => href ?? '');
      document.documentElement.dataset.shown = String(hrefs.some((href) => href.includes('/mf-catalog/')));
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await signIn('student');
  await open('/catalog/products');
  await expect(page.locator('html[data-shown]')).toHaveAttribute('data-shown', 'true');
});

/** Returns the layers of the kit from each style sheet of the page. */
async function kitStylesOf(page: Page): Promise<string[]> {
  const hrefs = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
  const texts = await Promise.all(hrefs.map(async (href) => (await page.request.get(href)).text()));
  return texts.map((text) =>
    topLevelRules(text)
      .filter((rule) => /^@(?:font-face|layer (?:tokens|base|kit)\b)/.test(rule))
      .join(''),
  );
}

function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || sign === '{') continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}

/** Returns the classes with rules in several style sheets. A class has the same hash in all bundles. */
function repeated(sheets: string[]): string[] {
  const classes = sheets.flatMap((sheet) => [
    ...new Set(
      [...sheet.matchAll(/\.(?:shell|mf-[a-z-]+?)-([\w-]{5})(?![\w-])/g)].map(([, hash = '']) => hash),
    ),
  ]);
  return classes.filter((hash, index) => classes.indexOf(hash) !== index);
}

function fontBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => /\.woff2$/.test(entry.name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}
