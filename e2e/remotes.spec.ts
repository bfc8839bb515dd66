import { expect, test } from './support/test.ts';

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
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Заказы' }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Раздел не открылся');
  await header.getByRole('button', { name: 'English' }).click();
  await expect(failure).toContainText('Try again');
});
