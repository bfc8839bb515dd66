import { signInByRequest } from './support/signIn.ts';
import { expect, type Locator, test } from './support/test.ts';
import { buy, expectBalance, PLACED } from './support/verbs.ts';

const NOT_FOUND = /status of 404 .*\/loyalty\//;
const PRODUCT_12 = '**/loyalty/v2/api/products/12';
const REFUSED = /status of 409 .*\/loyalty\/api\/orders/;

test('an unknown product shows a message with a link to the catalogue', async ({
  signIn,
  open,
  problems,
}) => {
  problems.allow(NOT_FOUND);
  await signIn('student');
  const page = await open('/catalog/99999');
  await expect(page.getByText('Такого в каталоге нет')).toBeVisible();
  await page.getByRole('link', { name: 'Открыть каталог' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
});

test('R39 an invalid order address shows "not found" without a request', async ({ signIn, open, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn('student');
  for (const id of ['abc', '12-x', '0', '1e3'])
    await test.step(`/orders/${id}`, async () => {
      await open(`/orders/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Заказ не найден' })).toBeVisible();
      expect(asked.filter((url) => url.includes('/loyalty/api/orders/'))).toEqual([]);
      await page.getByRole('link', { name: 'Все заказы', exact: true }).click();
      await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
    });
});

test('A1 another participant’s order is not found', async ({ signIn, open, problems }) => {
  problems.allow(NOT_FOUND);
  await signIn('best');
  const page = await open('/orders/1012');
  await expect(page.getByRole('heading', { level: 1, name: 'Заказ не найден' })).toBeVisible();
});

test('R39 /orders/1012-1011-1012 shows both orders, each once', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/orders/1012-1011-1012');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toContainText('Заказ 1012');
});

test('an unknown address shows the not-found page with the header', async ({ signIn, open }) => {
  await signIn('student');
  for (const path of [
    '/nowhere',
    '/catalog/abc',
    '/orders/12/13',
    '/invites/12',
    '/no-card/12',
    '/email-change/12',
  ])
    await test.step(path, async () => {
      const page = await open(path);
      await expect(page.getByText('Такой страницы нет')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Заказы' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
    });
});

test('a participant cannot buy a product that is out of stock, and the button says why', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/catalog/7');
  const button = page.getByRole('button', { name: 'Купить' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/Нет\sв\sналичии/);
});

test('§5 a purchase beyond the balance shows how many tokens are missing', async ({ signIn, open }) => {
  await signIn('poor');
  const page = await open('/catalog/12');
  await page.getByRole('button', { name: 'Купить' }).click();
  const answer = page.getByRole('main').getByRole('alert');
  await expect(answer).toContainText('Недостаточно токенов, не хватает 2 300');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('§5 an event with an invalid ticket limit leads to support', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/98');
  await expect(page.getByRole('button', { name: 'Купить' })).toBeDisabled();
  await expect(page.getByRole('main')).toContainText('Число билетов на человека задано с ошибкой');
  await page.getByRole('link', { name: 'Написать в поддержку' }).click();
  await expect(page).toHaveURL(/\/my\/support$/);
});

test('the cabinet shows a changed price and asks for a new confirmation before the charge', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  // Return the price from before the increase.
  await page.route(PRODUCT_12, async (route) => {
    const answer = await route.fetch();
    const { product } = await answer.json();
    await route.fulfill({ response: answer, json: { product: { ...product, price: 2000 } } });
  });
  await signIn('student');
  await open('/catalog/12');
  await page.getByRole('button', { name: 'Купить' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Списать 2 000 токенов?');
  await page.unroute(PRODUCT_12);
  await question.getByRole('button', { name: 'Списать' }).click();
  await expect(question).toContainText('изменилась: была 2 000, стала 2 400');
  await expect(question).toContainText('Списать 2 400 токенов?');
  await question.getByRole('button', { name: 'Списать' }).click();
  await expect(page.getByRole('heading', { name: PLACED })).toBeVisible();
  await open('/');
  await expectBalance(page, '10 100');
});

test('two browsers buy the last piece at once: one gets an order, one gets a clear refusal', async ({
  browser,
  baseURL,
  signIn,
  open,
  problems,
  system,
}) => {
  problems.allow(REFUSED);
  await signIn('student');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInByRequest(elsewhere.request, system.url, 'student');
  const tabs = [await open('/catalog/9'), await elsewhere.newPage()];
  await tabs[1]?.goto('/my/catalog/9');
  for (const tab of tabs) await tab.getByRole('button', { name: 'Купить' }).click();
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Списать' }).click()));

  const placed = tabs.map((tab) => tab.getByRole('heading', { name: PLACED }));
  const refused = tabs.map((tab) =>
    tab.getByRole('dialog').getByRole('alert').filter({ hasText: 'Нет в наличии: последнее уже разобрали' }),
  );
  await expect.poll(() => countVisible(placed)).toBe(1);
  await expect.poll(() => countVisible(refused)).toBe(1);
  await elsewhere.close();

  const page = await open('/orders');
  await expect(page.getByRole('link', { name: 'Плед «Сессия»' })).toHaveCount(1);
  await open('/');
  await expectBalance(page, '9 600');
});

async function countVisible(locators: Locator[]): Promise<number> {
  const visible = await Promise.all(locators.map((locator) => locator.isVisible()));
  return visible.filter(Boolean).length;
}

test('a broken JSON answer affects only its own section, and a retry repairs it', async ({
  signIn,
  open,
  page,
}) => {
  const orders = '**/loyalty/v2/api/orders**';
  await page.route(orders, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"orders": [{"id": 10' }),
  );
  await signIn('student');
  await open('/orders');
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Не получилось загрузить');
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible();
  await page.unroute(orders);
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
});

test('§4 the owner cannot cancel an order in the status BUYING, and the page says why', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/orders/1008');
  await expect(page.getByText(/^Отменить\sнельзя\sс\s.*:\sтовар\sуже\sзакупили\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
});

test('§4 a cancellation without a reason shows a required field', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/orders/1012');
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(question.getByLabel('Почему отменяешь?')).toHaveAccessibleDescription(
    /Поле\sобязательно\sдля\sзаполнения/,
  );
  await question.getByRole('button', { name: 'Не отменять' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый' })).toBeVisible();
});

test('R32 the cabinet reports a comment that is too long and keeps its text', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/3');
  await page.getByRole('button', { name: 'Купить' }).click();
  const comment = page.getByLabel('Комментарий к заказу');
  await comment.fill('я'.repeat(503));
  await page.getByRole('button', { name: 'Списать' }).click();
  await expect(comment).toHaveAccessibleDescription(/Не\sдлиннее\s500\sзнаков/);
  await expect(comment).toHaveValue('я'.repeat(503));
  await comment.fill('Без надписи');
  await page.getByRole('button', { name: 'Не сейчас' }).click();
  await buy(page);
});
