import { expect, type Locator, type Page, test } from './support/test.ts';
import { cancelOrder, expectBalance } from './support/verbs.ts';

function rows(page: Page): Locator {
  return page.getByRole('region', { name: 'Заказы', exact: true }).getByRole('listitem');
}

const filters = (page: Page) => page.getByRole('navigation', { name: 'Какие заказы показать' });

test.describe('the list', () => {
  test('the filters of the list count their orders, have an address, and Back undoes the last choice', async ({
    signIn,
    open,
  }) => {
    await signIn('student');
    const page = await open('/orders');
    await expect(filters(page).getByRole('link')).toHaveText([
      'Все 12',
      'Товары 7',
      'Услуги и курсы 3',
      'Оплата учёбы 1',
      'События 1',
    ]);
    await expect(rows(page)).toHaveCount(12);
    await expect(rows(page).first().getByRole('img', { includeHidden: true }).first()).toBeVisible();

    await filters(page).getByRole('link', { name: 'Товары' }).click();
    await expect(rows(page)).toHaveCount(7);
    await page.getByLabel('Статус заказа').selectOption('Можно забирать');
    await expect(page).toHaveURL(/\/my\/orders\?show=products&status=DELIVERED$/);
    await expect(rows(page)).toHaveText([/Термос\s0,75\sл/]);
    await page.reload();
    await expect(rows(page)).toHaveText([/Термос\s0,75\sл/]);

    await page.goBack();
    await expect(rows(page)).toHaveCount(7);
    await page.goBack();
    await expect(rows(page)).toHaveCount(12);
  });

  test('the list without orders leads to the catalogue and shows the available tokens', async ({
    signIn,
    open,
  }) => {
    await signIn('poor');
    const page = await open('/orders');
    await expect(page.getByText('Пока без заказов')).toBeVisible();
    await expect(page.getByText('Можно потратить')).toContainText('100');
    await page.getByRole('link', { name: 'Открыть каталог' }).click();
    await expect(page).toHaveURL(/\/my\/catalog\/products$/);
  });

  test('the page of a card that is off replaces the tuition payment', async ({ signIn, open }) => {
    await signIn('off');
    const page = await open('/orders/tuition');
    await expect(page.getByRole('heading', { level: 1, name: 'Карта на паузе' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Оплатить учёбу' })).toHaveCount(0);
  });
});

/** §4: the seeded orders with their status, the text of their page, and the rule of their cancellation. */
const BOUGHT =
  /^Отменить\sнельзя\sс\s\d+.[а-я]+:\sтовар\sуже\sзакупили\.\sВернуть\sего\sможно\sв\sтечение\s7.дней/;
const STATUSES = [
  { id: 1012, status: 'Новый', steps: 6, lead: 'Заказ 1012 будет в пункте выдачи', rule: null },
  { id: 1011, status: 'Новый', steps: 3, lead: 'Скоро менеджер возьмёт его в работу', rule: null },
  { id: 1010, status: 'В обработке', steps: 6, lead: 'Дату скажем, когда закупим', rule: null },
  { id: 1008, status: 'Закупаем', steps: 6, lead: 'Заказ 1008 будет в пункте выдачи', rule: BOUGHT },
  { id: 1007, status: 'Едет к тебе', steps: 6, lead: 'Заказ 1007 будет в пункте выдачи', rule: BOUGHT },
  { id: 1006, status: 'Можно забирать', steps: 6, lead: 'Заказ 1006 ждёт тебя до', rule: BOUGHT },
  { id: 1005, status: 'У тебя', steps: 3, lead: 'Заказ 1005 получен', rule: null },
  { id: 1003, status: 'У тебя', steps: 6, lead: 'Заказ 1003 получен', rule: null },
  { id: 1002, status: 'Закрыт', steps: 4, lead: 'Заказ 1002 закрыт', rule: null },
];
const CANCELLABLE = [1012, 1011, 1010];

test('§4 R48 each status has its sentence, its timeline and the rule of its cancellation', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/orders');
  for (const { id, status, steps, lead, rule } of STATUSES) {
    await page
      .getByRole('region', { name: 'Заказы', exact: true })
      .locator(`a[href$="/orders/${id}"]`)
      .click();
    await expect(page.getByRole('heading', { level: 1, name: status })).toBeVisible();
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Статусы заказа' }).getByRole('listitem')).toHaveCount(steps);
    const cancel = page.getByRole('button', { name: 'Отменить заказ' });
    await expect(cancel).toHaveCount(CANCELLABLE.includes(id) ? 1 : 0);
    await expect(page.getByText(rule ?? /^Отменить\sнельзя/)).toHaveCount(rule ? 1 : 0);
    await page.getByRole('link', { name: 'Все заказы' }).click();
  }
  await rows(page).filter({ hasText: 'Заказ 1004' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Отменён' })).toBeVisible();
  await expect(page.getByText('Причина: Уже купила такой же')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
});

test('R48 orders that are ready come first, and each order shows its date', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/orders');
  const ready = page.getByRole('region', { name: 'Можно забирать: 1' });
  await expect(ready).toContainText('Измайловский вал, 2');
  await expect(ready.getByRole('listitem')).toHaveText([/Термос\s0,75\sл.*Заказ\s1006,\sдо\s\d+/]);
  await expect(rows(page).first()).toContainText('Термос 0,75 л');
  const onWay = page.getByRole('region', { name: 'В пути' }).getByRole('listitem');
  await expect(onWay).toHaveText([
    /Заказ\s1012.*Ждём/,
    /Заказ\s1011/,
    /Заказ\s1010.*Дату\sскажем/,
    /Заказ\s1009/,
    /Заказ\s1008.*Ждём/,
    /Заказ\s1007.*Ждём/,
  ]);
  const finished = page.getByRole('region', { name: 'Завершённые' }).getByRole('listitem');
  await expect(finished).toHaveCount(5);
  await expect(finished.filter({ hasText: 'Заказ 1004' })).toContainText('Токены вернулись');
  await ready.getByRole('link', { name: 'Код для получения' }).click();
  await expect(page).toHaveURL(/\/my\/orders\/1006\?view=codes$/);
  await expect(page.getByRole('img', { name: /^Штрихкод/ })).toHaveCount(1);
});

test('a participant cancels a new service with a reason, and the tokens come back', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/orders/1011');
  await cancelOrder(page, 'Нашла время сама');
  await expect(page.getByRole('heading', { level: 1, name: 'Отменён' })).toBeVisible();
  await expect(page.getByText('Нашла время сама')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Главная' }).click();
  await expectBalance(page, '14 100');
});

test.describe('codes', () => {
  test('the code fills the screen on a light background, and Escape and Back close it', async ({
    signIn,
    open,
  }) => {
    await signIn('student');
    const page = await open('/orders/1006');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'На весь экран' }).click();
    const dialog = page.getByRole('dialog', { name: 'Заказ 1006' });
    await expect(dialog.getByRole('img', { name: /^Штрихкод\s\d{12}$/ })).toBeVisible();
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'На весь экран' })).toBeFocused();
    await page.getByRole('button', { name: 'На весь экран' }).click();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/my\/orders\/1006$/);
  });

  test('several chosen codes appear on one sheet, also in print', async ({ signIn, open }) => {
    await signIn('student');
    const page = await open('/orders');
    await page.getByRole('button', { name: 'Выбрать коды' }).click();
    await page.getByRole('checkbox', { name: 'Код заказа 1009' }).check();
    await page.getByRole('checkbox', { name: 'Код заказа 1006' }).check();
    await expect(page.getByRole('checkbox', { name: 'У заказа 1001 нет кода' })).toBeDisabled();
    await page.getByRole('link', { name: 'Показать коды' }).click();

    await expect(page).toHaveURL(/\/my\/orders\/1009-1006\?view=codes$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Коды 2 заказов' })).toBeVisible();
    const codes = page.getByRole('img', { name: /^Штрихкод/ });
    await expect(codes).toHaveCount(2);

    await page.emulateMedia({ media: 'print' });
    await expect(codes).toHaveCount(2);
    for (const code of await codes.all()) await expect(code).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Распечатать' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Все заказы' })).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
    await expect(page.getByText('Выбрано 2 заказа')).toBeVisible();
  });
});

test.describe('repeating', () => {
  test('a repeated order keeps its comment', async ({ signIn, open }) => {
    await signIn('student');
    const page = await open('/orders/1012');
    await page.getByRole('link', { name: 'Повторить заказ' }).click();
    const product = page.getByRole('dialog', { name: 'Худи «Первый курс»' });
    await product.getByRole('button', { name: 'Купить' }).click();
    const question = page.getByRole('dialog', { name: 'Списать 3 200 токенов?' });
    await expect(question.getByLabel('Комментарий к заказу')).toHaveValue('Заберу вечером');
    await question.getByRole('button', { name: 'Списать' }).click();
    await page.getByRole('link', { name: 'Открыть заказ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Новый' })).toBeVisible();
    await expect(page.getByText('Заберу вечером')).toBeVisible();
  });

  test('an order that is now too expensive shows how many tokens are missing', async ({ signIn, open }) => {
    await signIn('student');
    const page = await open('/orders/1003');
    const button = page.getByRole('button', { name: 'Повторить заказ' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/^Недостаточно\sтокенов,\sне\sхватает\s3.300\./);
  });
});

test.describe('tuition', () => {
  test('a tuition payment with tokens becomes an order that the participant can cancel', {
    tag: '@main',
  }, async ({ signIn, open }) => {
    await signIn('student');
    const page = await open('/orders');
    await page.getByRole('link', { name: 'Оплатить учёбу' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Оплата учёбы' })).toBeVisible();
    await page.getByLabel('За какой семестр').selectOption('4-й семестр');
    await page.getByLabel('Сколько списать').fill('5 000');
    await page.getByRole('button', { name: 'Оплатить учёбу' }).click();
    const question = page.getByRole('dialog', { name: 'Списать 5 000 токенов?' });
    await expect(question).toContainText(/4-й\sсеместр,\sдоговор\s\S+\.\sНа\sкарте\sостанется\s7.500\./);
    await question.getByRole('button', { name: 'Списать' }).click();

    await expect(page.getByRole('status')).toContainText(['Списали 5 000 токенов']);
    await expect(page.getByRole('heading', { level: 1, name: 'Новый' })).toBeVisible();
    await page.getByRole('link', { name: 'Все заказы' }).click();
    await filters(page).getByRole('link', { name: 'Оплата учёбы 2' }).click();
    await expect(rows(page).first()).toContainText('5 000');
    await rows(page).first().getByRole('link').click();
    await cancelOrder(page, 'Не тот семестр');
    await expect(page.getByRole('heading', { level: 1, name: 'Отменён' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Главная' }).click();
    await expectBalance(page, '12 500');
  });

  test('§5 a tuition payment beyond the balance names the missing tokens beside the amount', async ({
    signIn,
    open,
  }) => {
    await signIn('poor');
    const page = await open('/orders/tuition');
    await page.getByLabel('За какой семестр').selectOption('1-й семестр');
    const amount = page.getByLabel('Сколько списать');
    await amount.fill('1500');
    await page.getByRole('button', { name: 'Оплатить учёбу' }).click();
    await expect(amount).toHaveAccessibleDescription(/Недостаточно\sтокенов,\sне\sхватает\s1.400\./);
    await expect(amount).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('an applicant reads when a tuition payment will be possible', async ({ signIn, open }) => {
    await signIn('applicant');
    const page = await open('/orders/tuition');
    await expect(page.getByText('Пока нечего оплачивать')).toBeVisible();
    await expect(page.getByLabel('Сколько списать')).toHaveCount(0);
  });

  test('the tuition form keeps its text after a reload', async ({ signIn, open }) => {
    await signIn('student');
    const page = await open('/orders/tuition');
    await page.getByLabel('За какой семестр').selectOption('4-й семестр');
    await page.getByLabel('Сколько списать').fill('700');
    await page.reload();
    await expect(page.getByLabel('За какой семестр')).toHaveValue('4');
    await expect(page.getByLabel('Сколько списать')).toHaveValue('700');
  });
});

test('§6 in view-as staff reads orders, codes and the payment, and every disabled action says why', async ({
  signIn,
  open,
}) => {
  await signIn('manager');
  const page = await open('/orders/1012?ownerEmail=student@cabinet.test');
  const repeat = page.getByRole('button', { name: 'Повторить заказ' });
  await expect(repeat).toBeDisabled();
  await expect(repeat).toHaveAccessibleDescription(/чужой\sкабинет/);
  await expect(page.getByText(/отменить\sзаказ\sможет\sтолько\sего\sвладелец/)).toBeVisible();
  await page.goto('/my/orders/1009-1006?view=codes');
  await expect(page.getByRole('img', { name: /^Штрихкод/ })).toHaveCount(2);
  await page.goto('/my/orders/tuition');
  const pay = page.getByRole('button', { name: 'Оплатить учёбу' });
  await expect(pay).toBeDisabled();
  await expect(pay).toHaveAccessibleDescription(/чужой\sкабинет/);
});

test('R31 without a network orders are readable, but nothing can be sent', async ({
  signIn,
  open,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn('student');
  const page = await open('/orders/1012');
  await expect(page.getByRole('link', { name: 'Повторить заказ' })).toBeVisible();
  await context.setOffline(true);
  const repeat = page.getByRole('button', { name: 'Повторить заказ' });
  await expect(repeat).toBeDisabled();
  await expect(repeat).toHaveAccessibleDescription(/^Сейчас\sнет\sсети/);
  await expect(page.getByText('Отменить заказ получится, когда она появится.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
  await expect(page.getByText('Заберу вечером')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeEnabled();
});
