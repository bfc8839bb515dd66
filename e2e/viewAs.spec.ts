import { expect, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

test('§6 staff sees a participant’s cabinet under a banner, and can buy nothing in it', async ({
  signIn,
  open,
}) => {
  await signIn('manager');
  const page = await open('/?ownerEmail=student@cabinet.test');
  await expect(page.getByText('Ты смотришь кабинет участника student@cabinet.test')).toBeVisible();
  await expectBalance(page, '12 500');

  await page.getByRole('link', { name: 'Потратить в каталоге' }).click();
  await page.getByRole('link', { name: 'Термос 0,75 л' }).click();
  const button = page.getByRole('button', { name: 'Купить' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/чужой кабинет/);
});

test('§6 in view-as an order can be read but not cancelled', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/orders/1012?ownerEmail=student@cabinet.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Новый' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Отменить заказ' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/только его владелец/);
});

test('§6 an ordinary participant who names another one sees their own cabinet', async ({ signIn, open }) => {
  await signIn('poor');
  const page = await open('/?ownerEmail=student@cabinet.test');
  await expectBalance(page, '100');
  await expect(page.getByText('Ты смотришь кабинет')).toHaveCount(0);
});

test('view-as outlives a reload and ends where staff says so', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/?ownerEmail=student@cabinet.test');
  await page.getByRole('link', { name: 'Потратить в каталоге' }).click();
  await page.reload();
  await expect(page.getByText('Ты смотришь кабинет участника student@cabinet.test')).toBeVisible();
  await page.getByRole('link', { name: 'В свой кабинет' }).click();
  await expect(page.getByText('Ты смотришь кабинет')).toHaveCount(0);
});
