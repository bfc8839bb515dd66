import { speak } from './support/language.ts';
import { expect, test } from './support/test.ts';

const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

test('CONTRACT §4 a remote that is missing on the list breaks only its own section', async ({
  signIn,
  open,
  page,
}) => {
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
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Заказы' }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Раздел не открылся');
  await speak(page, 'en');
  await expect(failure).toContainText('Try again');
});

test("the browser may compile every script of a page ahead, the shell's and the remote's", async ({
  open,
  page,
  request,
  signIn,
}) => {
  await signIn('student');
  await open('/orders');
  await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
  const scripts = await page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.filter((name) => name.endsWith('.js'));
  });
  expect(scripts).toContainEqual(expect.stringMatching(/\/mf-orders\/.+\/remoteEntry\.js$/));
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    expect({ script, begins: text.slice(0, COMPILED_AHEAD.length) }).toEqual({
      script,
      begins: COMPILED_AHEAD,
    });
  }
});
