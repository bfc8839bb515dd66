import { expect, test } from './support/embedder.ts';
import { checkTypes } from './support/frameworks.ts';
import type { Locator, Page } from './support/test.ts';
import { buy } from './support/verbs.ts';

// Examples of docs/embedding with tools that the workspace does not have (support/frameworks.ts).

/** Time to pack, install and build an example, on a slow network. */
const BUILD_TIMEOUT_MS = 300_000;

/** Opens a product. The portal's own code reports the navigation of its visitor. */
async function visitCatalogue(page: Page): Promise<Locator> {
  const catalogue = page.locator('cabinet-catalog');
  await expect(catalogue.getByRole('heading', { name: 'Каталог' })).toBeVisible();
  await catalogue.getByRole('link', { name: /Кружка\s«Своим»/ }).click();
  await expect(catalogue.getByRole('dialog').getByRole('button', { name: 'Купить' })).toBeVisible();
  await expect(page.getByText('Now at /catalog/3', { exact: true })).toBeVisible();
  return catalogue;
}

/** Buys the product. The code that the documentation shows writes the order to the console. */
async function buyProduct(page: Page, catalogue: Locator): Promise<void> {
  const written = page.waitForEvent('console', (message) => message.type() === 'info');
  const order = await buy(catalogue);
  expect((await written).text()).toBe(order);
}

test('Next.js renders the element on its server, and hydrates it with the token and a listener', {
  tag: '@heavy',
}, async ({ browser, heard, openPortal, portal }) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const page = await openPortal('/next');
  await expect(page.getByRole('heading', { name: 'Next.js' })).toBeVisible();
  await buyProduct(page, await visitCatalogue(page));
  expect(heard.filter(({ type }) => type === 'error')).toEqual([]);

  await test.step('the server’s page contains the element and the link without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'uz-UZ' });
    const still = await context.newPage();
    await still.goto(`${portal.url}/next`);
    const element = still.locator('cabinet-catalog');
    await expect(element).toHaveAttribute('locale', 'uz');
    const link = element.getByRole('link', { name: 'Каталог за токены' });
    await expect(link).toHaveAttribute('href', `${portal.cabinet}/my/catalog`);
    await context.close();
  });
});

for (const { name, path } of [
  { name: 'Angular', path: '/angular/' },
  { name: 'Astro', path: '/astro/' },
])
  test(`${name} sets the token and hears where its visitor goes`, {
    tag: '@heavy',
  }, async ({ heard, openPortal }) => {
    test.setTimeout(BUILD_TIMEOUT_MS);
    const page = await openPortal(path);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await buyProduct(page, await visitCatalogue(page));
    expect(heard.filter(({ type }) => type === 'error')).toEqual([]);
  });

test('the packed types check the code of portals with React 17, 18 and 19 and with Vue', {
  tag: '@heavy',
}, async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  await checkTypes(...['17', '18', '19'].map((version) => ['tsc', '-p', `react-${version}.json`]), [
    'vue-tsc',
    '-p',
    'tsconfig.json',
  ]);
});

test('a WordPress page keeps its theme and jQuery, and the catalogue keeps its look', async ({
  heard,
  openPortal,
}) => {
  const page = await openPortal('/wordpress/');
  const theirs = page.getByRole('heading', { name: 'WordPress' });
  await expect(theirs).toHaveCSS('color', 'rgb(192, 57, 43)');
  const catalogue = await visitCatalogue(page);
  const heading = catalogue.getByRole('heading', { name: 'Каталог' });
  await expect(heading).toHaveCSS('color', 'rgb(22, 23, 28)');
  await expect(heading).toHaveCSS('text-transform', 'none');
  await expect(heading).toHaveCSS('font-style', 'normal');
  await expect(heading).toHaveCSS('text-align', 'start');
  const dialog = catalogue.getByRole('dialog');
  await expect(dialog).toHaveCSS('position', 'fixed');
  await expect(dialog.getByRole('button', { name: 'Купить' })).not.toHaveCSS('border-radius', '0px');
  expect(heard.filter(({ type }) => type === 'error')).toEqual([]);
});
