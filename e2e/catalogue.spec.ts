import { violationsOf } from './support/axe.ts';
import { expect, type Page, test } from './support/test.ts';
import { buy, PLACED } from './support/verbs.ts';

const WAYS = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
  'the close button': (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click(),
};

test('R29 Escape, Back and the close button lead from the product back to the filtered list', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/catalog/products?category=4&sort=ascending');
  const list = page.url();
  for (const [name, close] of Object.entries(WAYS)) {
    await test.step(name, async () => {
      await page.getByRole('link', { name: 'Плед «Сессия»' }).click();
      await expect(page).toHaveURL(/\/my\/catalog\/9$/);
      await expect(page.getByRole('dialog', { name: 'Плед «Сессия»' })).toBeVisible();
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(list);
    });
  }
});

test('R29 a reload turns the dialog into a full page', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/products');
  await page.getByRole('link', { name: 'Плед «Сессия»' }).click();
  await expect(page.getByRole('dialog', { name: 'Плед «Сессия»' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Плед «Сессия»' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Каталог' }).click();
  await expect(page).toHaveURL(/\/my\/catalog\/products$/);
});

test('§2 a product opens above its order', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/orders/1012');
  await page.getByRole('link', { name: 'Худи «Первый курс»' }).click();
  await expect(page).toHaveURL(/\/my\/catalog\/1\?variant=\d+$/);
  await expect(page.getByRole('dialog', { name: 'Худи «Первый курс»' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/my\/orders\/1012$/);
});

/** Links to products on other pages: name of the page, path, and name of the link. */
const LINKS: [string, string, string][] = [
  ['the goal on home', '/', 'Планшет 11 дюймов со стилусом'],
  ['the wish list', '/catalog/wishes', 'Умные часы'],
  ['the events', '/catalog/events?sort=descending', 'Ночь у телескопа'],
  ['a filtered list', '/catalog/products?category=4&sort=ascending', 'Плед «Сессия»'],
  ['an order', '/orders/1006', 'Термос 0,75 л'],
];

for (const [name, path, link] of LINKS) {
  test(`R44 a product opens above ${name}, and closing leads back to the same place`, async ({
    signIn,
    open,
  }) => {
    await signIn('student');
    const page = await open(path);
    const place = page.url();
    const opener = page.getByRole('main').getByRole('link', { name: link });
    await opener.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: link });
    await expect(dialog.getByRole('button', { name: /^Купить/ })).toBeVisible();
    await expect(page).toHaveURL(/\/my\/catalog\/\d+/);
    await expect(opener).toBeAttached();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(place);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
}

test('R44 a product that was opened directly closes to the list of products', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/100');
  await page.getByRole('main').getByRole('link', { name: 'Каталог' }).click();
  await expect(page).toHaveURL(/\/my\/catalog\/products$/);
});

test('a participant buys a hoodie in a colour and a size, and the order names both', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/catalog/1');
  await page.getByRole('button', { name: 'Выбери размер' }).click();
  await expect(page.getByRole('button', { name: 'XS', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'красный' }).click();
  await expect(page.getByRole('button', { name: /^XL,\sнет\sв\sналичии$/ })).toBeDisabled();
  await page.getByRole('button', { name: 'M', exact: true }).click();
  await expect(page.getByText('Осталось 3')).toBeVisible();
  await buy(page);
  await page.getByRole('link', { name: 'Открыть заказ' }).click();
  await expect(page.getByText('красный, M')).toBeVisible();
});

test('filters, order and search are in the address and survive a reload', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog');
  await page.getByRole('link', { name: 'Товары' }).click();
  const halqa = await page.getByRole('option', { name: /^Halqa \(\d+\)$/ }).textContent();
  await page.getByLabel('Бренд').selectOption(halqa);
  await page.getByLabel('Сортировка').selectOption('Дешевле');
  await page.getByRole('searchbox', { name: 'Поиск' }).fill('свит');
  await expect(page.getByText('1 товар', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Свитшот «Компания»' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Поиск' })).toHaveValue('свит');
  await expect(page.getByLabel('Сортировка')).toHaveValue('ascending');
  await expect(page.getByText('1 товар', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Сбросить' }).click();
  await expect(page.getByText('61 товар', { exact: true })).toBeVisible();
});

test('Back undoes the last filter, and a phone shows the filters in a sheet', async ({
  signIn,
  open,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('student');
  await open('/catalog/products');
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('checkbox', { name: 'На что хватает токенов' }).check();
  await sheet.getByRole('checkbox', { name: 'Техника' }).check();
  await sheet.getByRole('button', { name: /^Показать\s\d+\sтовар/ }).click();
  await expect(page).toHaveURL(/category=\d+&affordable=1$/);
  await expect(page.getByRole('button', { name: /^Техника/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/products\?affordable=1$/);
  await expect(page.getByRole('button', { name: /^Техника/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^На\sчто\sхватает\sтокенов/ })).toBeVisible();
});

test('D15 the search field keeps every letter of fifty searches on a slow phone', async ({
  context,
  signIn,
  open,
}) => {
  test.setTimeout(240_000);
  await signIn('student');
  const page = await open('/catalog/products');
  const field = page.getByRole('searchbox', { name: 'Поиск' });
  await field.click();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (let run = 0; run < 50; run += 1) {
    const word = ['сви', 'тер', 'худ'][run % 3] ?? '';
    await field.clear();
    // The pauses are about as long as the debounce of the search, so the address changes between letters.
    await field.pressSequentially(word, { delay: 375 + run });
    await expect(field, `run ${run}`).toHaveValue(word);
    await expect(page).toHaveURL(`/my/catalog/products?search=${encodeURIComponent(word)}`);
    await expect(field, `run ${run}`).toHaveValue(word);
  }
});

test('the catalogue marks the search text in the names', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/products?search=желт');
  await expect(page.getByRole('link', { name: 'Дождевик «Жёлтый»' }).locator('mark')).toHaveText('Жёлт');
});

test('a product has several pictures, and a button turns them', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/12');
  const gallery = page.getByRole('region', { name: 'Фотографии' });
  const second = gallery.getByRole('img', { name: 'Термос 0,75 л, фото 2' });
  await expect(second).not.toBeInViewport();
  await gallery.getByRole('button', { name: 'Следующий слайд' }).click();
  await expect(second).toBeInViewport();
});

test('the heart of a product adds it to the wish list, where the participant can save for it', async ({
  signIn,
  open,
}) => {
  await signIn('poor');
  const page = await open('/catalog/products');
  const heart = page.getByRole('button', { name: 'В желаниях: Портативная колонка' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /^Желания\s\d+$/ }).click();
  await expect(page).toHaveURL(/\/my\/catalog\/wishes$/);
  const item = page.getByRole('listitem').filter({ hasText: 'Портативная колонка' });
  await expect(item).toContainText('не хватает 8 100');
  await item.getByRole('button', { name: 'Накопить на это' }).click();
  await expect(item.getByRole('progressbar', { name: 'Накоплено 100 из 8 200' })).toBeVisible();

  await page.reload();
  await expect(item.getByRole('progressbar', { name: 'Накоплено 100 из 8 200' })).toBeVisible();
  await item.getByRole('button', { name: 'Больше не копить' }).click();
  await expect(item.getByRole('button', { name: 'Накопить на это' })).toBeVisible();
  await item.getByRole('button', { name: 'В желаниях: Портативная колонка' }).click();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Желания', exact: true })).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('§5 a purchase beyond the balance names the missing amount', async ({ signIn, open }) => {
  await signIn('poor');
  const page = await open('/catalog/12');
  await expect(page.getByText('не хватает 2 300')).toBeVisible();
  await page.getByRole('button', { name: 'Купить' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Недостаточно токенов' });
  await expect(alert).toContainText('не хватает 2 300');
  await expect(page.getByRole('link', { name: 'Позвать друга' })).toHaveAttribute('href', '/my/invite');
});

test('§5 an invalid ticket limit leads to support', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/98');
  await expect(page.getByRole('button', { name: 'Купить' })).toBeDisabled();
  await page.getByRole('link', { name: 'Написать в поддержку' }).click();
  await expect(page).toHaveURL(/\/my\/support$/);
});

test('a sold-out event and an event at its ticket limit cannot be bought', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/97');
  const button = page.getByRole('button', { name: 'Купить' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/Нет\sв\sналичии/);

  await page.goto('/my/catalog/93');
  await expect(page.getByText('1 билет на человека')).toBeVisible();
  await buy(page);
  await page.getByRole('button', { name: 'Купить ещё' }).click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/уже\sесть\sвсе\sбилеты/);
  await expect(page.getByText('У тебя уже есть 1')).toBeVisible();
});

test('a purchase sends the wished day and the comment with the order', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/12');
  await page.getByRole('button', { name: 'Купить' }).click();
  const question = page.getByRole('dialog', { name: 'Списать 2 400 токенов?' });
  await expect(question).toContainText('После покупки останется 10 100');
  const day = question.getByRole('textbox', { name: 'Когда удобно получить' });
  await day.fill('01.03.2019');
  await day.blur();
  await expect(day).toHaveAccessibleDescription('Этот день уже прошёл, выбери другой');
  await day.fill('31.02.2099');
  await question.getByLabel('Комментарий к заказу').focus();
  await expect(day).toHaveAccessibleDescription('Такой даты нет');
  await day.fill('01.03.2099');
  await question.getByLabel('Комментарий к заказу').fill('Оставьте на кафедре');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/orders$/.test(request.url()),
  );
  await question.getByRole('button', { name: 'Списать' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    comment: 'Оставьте на кафедре',
    date: expect.stringMatching(/^2099-0(2-28|3-01)T/),
    price: 2_400,
  });
  await expect(page.getByRole('heading', { name: PLACED })).toBeVisible();
});

test('WCAG 2.2 AA: the wish list with its goal, and a gallery, have no violation', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/catalog/wishes');
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Беспроводные наушники' }).click();
  await expect(page.getByRole('region', { name: 'Фотографии' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('§6 in view-as the hearts are disabled and say why', async ({ signIn, open }) => {
  await signIn('manager');
  const page = await open('/catalog/wishes?ownerEmail=student@cabinet.test');
  const heart = page.getByRole('button', { name: 'В желаниях: Умные часы' });
  await expect(heart).toBeDisabled();
  await expect(heart).toHaveAccessibleDescription(/чужой\sкабинет/);
  await expect(page.getByRole('button', { name: 'Больше не копить' })).toBeDisabled();
});

test('§2 the catalogue has the sections «Услуги», «Обучение» and «События»', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog');
  const sections = page.getByRole('navigation', { name: 'Разделы каталога' });
  for (const [section, product] of [
    ['Услуги', 'Печать 100 страниц'],
    ['Обучение', 'Публичные выступления'],
    ['События', 'Ночной киносеанс'],
  ] as const) {
    await sections.getByRole('link', { name: section }).click();
    await expect(page.getByRole('link', { name: product })).toBeVisible();
  }
});

test('R34 an applicant can browse, and the buy button says why buying is not possible', async ({
  signIn,
  open,
}) => {
  await signIn('applicant');
  const page = await open('/catalog/12');
  const button = page.getByRole('button', { name: 'Купить' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/купить\sполучится\sпосле\sзачисления/);
});

test('the catalogue address keeps a filter', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog?sort=ascending');
  await expect(page).toHaveURL(/\/my\/catalog\/products\?sort=ascending$/);
});
