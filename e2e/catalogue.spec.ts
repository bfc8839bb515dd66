import { expect, type Page, test } from './support/test.ts';

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

test('R29 a reload makes the dialog a page of its own', async ({ signIn, open }) => {
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

test('§2 from an order its product opens above the order', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/orders/1012');
  await page.getByRole('link', { name: 'Худи «Первый курс»' }).click();
  await expect(page).toHaveURL(/\/my\/catalog\/1$/);
  await expect(page.getByRole('dialog', { name: 'Худи «Первый курс»' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/my\/orders\/1012$/);
});

test('filters, order and search stand in the address and survive a reload', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog');
  await page.getByRole('link', { name: 'Товары' }).click();
  await page.getByLabel('Бренд').selectOption('Halqa');
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

for (const [section, product] of [
  ['Услуги', 'Печать 100 страниц'],
  ['Обучение', 'Публичные выступления'],
  ['События', 'Ночной киносеанс'],
] as const) {
  test(`§2 the catalogue has the section «${section}»`, async ({ signIn, open }) => {
    await signIn('student');
    const page = await open('/catalog');
    await page
      .getByRole('navigation', { name: 'Разделы каталога' })
      .getByRole('link', { name: section })
      .click();
    await expect(page.getByRole('link', { name: product })).toBeVisible();
  });
}

test('R34 somebody who is no student may look, and buying tells why not', async ({ signIn, open }) => {
  await signIn('applicant');
  const page = await open('/catalog/12');
  const button = page.getByRole('button', { name: 'Купить' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/купить получится после зачисления/);
});

test('a filter in the address of the catalogue itself is kept', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog?sort=ascending');
  await expect(page).toHaveURL(/\/my\/catalog\/products\?sort=ascending$/);
});
