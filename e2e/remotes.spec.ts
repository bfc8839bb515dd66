import type { Route } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { countLoads } from './support/verbs.ts';

const FILES = '**/remotes/mf-orders/**';

/** How a remote can be gone, and what the browser says of it. */
const WAYS: { way: string; answer: (route: Route) => unknown; noise: RegExp }[] = [
  {
    way: 'cannot be reached',
    answer: (route) => route.abort('connectionrefused'),
    noise: /ERR_CONNECTION_REFUSED/,
  },
  {
    way: 'is not there',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' }),
    noise: /status of 404|ERR_ABORTED|MIME type/,
  },
  {
    way: 'is something else',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'var mf_orders = 12;' }),
    noise: /'integrity' attribute/,
  },
  { way: 'never answers', answer: () => undefined, noise: /^$/ },
];

for (const { way, answer, noise } of WAYS) {
  test(`R1 a remote that ${way} costs its own section, and a retry brings it without a reload`, async ({
    signIn,
    open,
    page,
    problems,
  }) => {
    problems.allow(noise);
    let isGone = true;
    // Stays in force: taking it away would let a request go on that was never answered.
    await page.route(FILES, (route) => (isGone ? answer(route) : route.continue()));
    await signIn('student');
    await open('/faq');
    await page.getByRole('banner').getByRole('link', { name: 'Заказы' }).click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Раздел не открылся');

    isGone = false;
    const loads = countLoads(page);
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect(page.getByRole('list', { name: 'Заказы' })).toBeVisible();
    expect(loads()).toBe(0);
  });
}

test('R1 while a remote is gone the header leads to the others and back', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION_REFUSED/);
  await page.route(FILES, (route) => route.abort('connectionrefused'));
  await signIn('student');
  await open('/orders');
  const header = page.getByRole('banner');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Раздел не открылся');
  await header.getByRole('link', { name: 'Каталог' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  await header.getByRole('link', { name: 'Заказы' }).click();
  await expect(failure).toContainText('Раздел не открылся');
  await header.getByRole('button', { name: 'English' }).click();
  await expect(failure).toContainText('Try again');
});

test('CONTRACT §4 a remote that is not on the list costs its own section', async ({ signIn, open, page }) => {
  const withoutOrders = (json: string) => json.replace(/"mf-orders":\{[^}]*\},?/, '').replace(',}', '}');
  await page.route('**/my/faq', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutOrders(await answer.text()) });
  });
  await page.route('**/my/remotes.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withoutOrders(await answer.text()) });
  });
  await signIn('student');
  await open('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Заказы' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Раздел не открылся');
});
