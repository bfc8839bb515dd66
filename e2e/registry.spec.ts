import { type Publisher, publisherTo } from './support/publisher.ts';
import { expect, type Page, test } from './support/test.ts';
import { countLoads } from './support/verbs.ts';

// The tests publish a remote while a page is open (docs/decisions/011).

let publisher: Publisher;

test.beforeEach(({ system }) => {
  publisher = publisherTo(system);
});

test.afterEach(() => publisher.end());

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('CONTRACT §4 a published release is live with the next load, and the open page continues', {
  tag: '@main',
}, async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/products');
  await expect(title(page, 'Каталог')).toBeVisible();
  const loads = countLoads(page);

  publisher.rename('Каталог', 'Витрина', '9.0.0');
  expect(await publisher.say('publish mf-catalog')).toEqual(['mf-catalog 9.0.0 is live.']);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Заказы' }).click();
  await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Каталог')).toBeVisible();
  expect(loads()).toBe(0);

  await page.reload();
  await expect(title(page, 'Витрина')).toBeVisible();

  await publisher.say('rollback mf-catalog');
  await page.reload();
  await expect(title(page, 'Каталог')).toBeVisible();
});

for (const [browser, name] of [
  ['c', 'Витрина'],
  ['a', 'Каталог'],
] as const) {
  test(`CONTRACT §4 while half of all browsers have the canary, "${browser}" sees «${name}» at every load`, async ({
    signIn,
    open,
    page,
  }) => {
    publisher.rename('Каталог', 'Витрина', '9.0.0');
    await publisher.say('canary mf-catalog 50');
    await page.addInitScript((id) => localStorage.setItem('SF_BROWSER', id), browser);
    await signIn('student');
    await open('/catalog/products');
    await expect(title(page, name)).toBeVisible();
    await page.reload();
    await expect(title(page, name)).toBeVisible();

    await publisher.say('promote mf-catalog');
    await page.reload();
    await expect(title(page, 'Витрина')).toBeVisible();
  });
}

test('a withdrawn version does not affect an open page that has not loaded it', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(/status of 404|ERR_ABORTED|MIME type/);
  publisher.rename('Каталог', 'Витрина', '9.0.0');
  await publisher.say('publish mf-catalog');
  await signIn('student');
  await open('/faq');
  await publisher.say('withdraw mf-catalog 9.0.0');
  await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
  await expect(title(page, 'Каталог')).toBeVisible();
});
