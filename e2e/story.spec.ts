import { fillInSignIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { buy, cancelOrder, expectBalance } from './support/verbs.ts';

test('a person signs in, buys for tokens, finds the order, cancels it and signs out', {
  tag: '@main',
}, async ({ open }) => {
  const page = await open('/');

  await test.step('the home page shows name, card number and balance', async () => {
    await fillInSignIn(page, 'student');
    await expectBalance(page, '12 500');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Привет, Анна');
    const card = page.getByRole('figure', { name: 'Карта участника' });
    await expect(card).toContainText('Анна Каримова');
    await expect(card).toContainText(/\d{4} \d{4} \d{4}/);
  });

  await test.step('the person filters the catalogue, and the filter has an address', async () => {
    await page.getByRole('link', { name: 'Потратить в каталоге' }).click();
    await expect(page).toHaveURL(/\/my\/catalog\/products$/);
    await page.getByRole('checkbox', { name: 'Сумки и поездки' }).click();
    await expect(page.getByRole('checkbox', { name: 'Сумки и поездки' })).toBeChecked();
    await expect(page).toHaveURL(/\/my\/catalog\/products\?category=\d+$/);
    await expect(page.getByText('10 товаров')).toBeVisible();
  });

  const number =
    await test.step('the product opens in a dialog, and the person buys it after a charge warning', async () => {
      await page.getByRole('link', { name: 'Термос 0,75 л' }).click();
      await expect(page).toHaveURL(/\/my\/catalog\/12$/);
      await page.getByRole('button', { name: 'Купить' }).click();
      const question = page.getByRole('dialog', { name: 'Списать 2 400 токенов?' });
      await expect(question).toContainText('После покупки останется 10 100');
      await question.getByRole('button', { name: 'Не сейчас' }).click();

      const bought = await buy(page, 'Оставьте на кафедре');
      await expect(page.getByRole('dialog')).toContainText('Списали 2 400 токенов');
      return bought;
    });

  await test.step('the order has its number, status, day, place and comment', async () => {
    await page.getByRole('link', { name: 'Открыть заказ' }).click();
    await expect(page).toHaveURL(/\/my\/orders\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Новый' })).toBeVisible();
    await expect(page.getByText(`Заказ ${number} будет в пункте выдачи`)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Где забрать' })).toContainText('Измайловский вал');
    await expect(page.getByText('Оставьте на кафедре')).toBeVisible();
    await expect(page.getByText('Код для получения появится здесь, когда заказ приедет.')).toBeVisible();
  });

  await test.step('Orders lists the order, and the balance has fallen', async () => {
    await page.getByRole('link', { name: 'Заказы', exact: true }).click();
    const row = page.getByRole('region', { name: 'В пути' }).getByRole('listitem').first();
    await expect(row).toContainText('Термос 0,75 л');
    await expect(row).toContainText(`Заказ ${number}`);
    await expect(row).toContainText('Новый');
    await page.getByRole('link', { name: 'Главная' }).click();
    await expectBalance(page, '10 100');
  });

  await test.step('the person cancels the order with a reason, and the tokens come back', async () => {
    await page.getByRole('link', { name: `Заказ ${number}` }).click();
    await cancelOrder(page, 'Нашёл старый термос');
    await expect(page.getByRole('status').filter({ hasText: 'Заказ успешно отменён' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Отменён' })).toBeVisible();
    await expect(page.getByText('Нашёл старый термос')).toBeVisible();
    await page.getByRole('link', { name: 'Главная' }).click();
    await expectBalance(page, '12 500');
  });

  await test.step('the history shows both movements', async () => {
    const back = page.getByRole('listitem').filter({ hasText: `Возврат за заказ ${number}` });
    await expect(back).toContainText('+2 400');
    const charge = page.getByRole('listitem').filter({ hasText: new RegExp(`^Заказ ${number}`) });
    await expect(charge).toContainText('−2 400');
  });

  await test.step('Back shows nothing of the person after the sign-out', async () => {
    await page.getByRole('button', { name: 'Выйти' }).click();
    await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
    await expect(page.getByText('12 500')).toHaveCount(0);
    await expect(page.getByText('Каримова')).toHaveCount(0);
  });
});

test('balance, order and cancellation survive a restart of the system', async ({ signIn, open, system }) => {
  await signIn('student');
  const page = await open('/catalog/30');
  const kept = await buy(page, 'Синяя');
  await page.goto('/my/catalog/10');
  const cancelled = await buy(page);
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await cancelOrder(page, 'Передумал');
  await page.goto('about:blank');

  await system.restart();
  await signIn('student');
  await open('/');
  await expectBalance(page, '11 300');
  await page.getByRole('link', { name: `Заказ ${kept}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новый' })).toBeVisible();
  await expect(page.getByText('Синяя')).toBeVisible();
  await page.goto(`/my/orders/${cancelled}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Отменён' })).toBeVisible();
  await expect(page.getByText('Передумал')).toBeVisible();
});
