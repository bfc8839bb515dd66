import { expect, type Page, test } from './support/test.ts';

const COMMENT = 'Синий, размер M';

async function askToBuy(page: Page) {
  await page.getByRole('button', { name: 'Купить' }).click();
  return page.getByRole('dialog', { name: /^Списать/ }).getByLabel('Комментарий к заказу');
}

async function askToCancel(page: Page) {
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  return page.getByRole('dialog', { name: /^Отменить заказ .*\?$/ }).getByLabel('Почему отменяешь?');
}

test('SE3 what is typed outlives a reload and a new sign-in, for the same participant only', async ({
  signIn,
  open,
  page,
  context,
}) => {
  await signIn('student');
  await open('/catalog/12');
  await (await askToBuy(page)).fill(COMMENT);
  await page.reload();
  await expect(await askToBuy(page)).toHaveValue(COMMENT);

  await context.clearCookies();
  await signIn('best');
  await open('/catalog/12');
  await expect(await askToBuy(page)).toHaveValue('');

  await context.clearCookies();
  await signIn('student');
  await open('/catalog/12');
  const comment = await askToBuy(page);
  await expect(comment).toHaveValue(COMMENT);
  await page.getByRole('button', { name: 'Списать' }).click();
  await expect(page.getByRole('heading', { name: /оформлен$/ })).toBeVisible();
  await page.reload();
  await expect(await askToBuy(page)).toHaveValue('');
});

test('SE3 the reason of a cancellation outlives a reload until it is sent', async ({
  signIn,
  open,
  page,
}) => {
  await signIn('student');
  await open('/orders');
  await page.getByRole('list', { name: 'Заказы' }).getByRole('link').first().click();
  await (await askToCancel(page)).fill('Передумала');
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Почему отменяешь?')).toHaveValue('Передумала');
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft/.test(key)))).toEqual([]);
});
