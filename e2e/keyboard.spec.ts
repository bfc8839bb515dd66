import { emailOf, PASSWORD } from './support/accounts.ts';
import { enter, expectFocus, tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { PLACED } from './support/verbs.ts';

const PHONE = { width: 390, height: 844 };

test('2.1.1 a participant can go from the sign-in to the sign-out without a mouse', { tag: '@main' }, async ({
  open,
}) => {
  test.slow();
  const page = await open('/');
  const keys = page.keyboard;
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'checkbox' = 'button') => {
    await tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }).first());
    await keys.press(role === 'checkbox' ? 'Space' : 'Enter');
  };
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  await test.step('the participant signs in', async () => {
    await tabTo(page, page.getByLabel('E-mail'));
    await keys.type(emailOf('student'));
    await tabTo(page, page.getByRole('textbox', { name: 'Пароль' }));
    await keys.type(PASSWORD);
    await keys.press('Enter');
    await expect(heading(/12 500/)).toBeVisible();
  });

  await test.step('2.4.1 the first tab stop skips the navigation', async () => {
    await keys.press('Tab');
    await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'К содержанию' })).toBeInViewport();
    await keys.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await press('Потратить в каталоге', 'link');
    await expect(heading('Каталог')).toBeFocused();
  });

  await test.step('the participant sets a filter, and the focus stays', async () => {
    await press(/^Сумки\sи\sпоездки/, 'checkbox');
    await expect(page.getByText('10 товаров', { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Сумки\sи\sпоездки/ })).toBeFocused();
  });

  await test.step('the dialog of a product takes the focus, and a purchase asks for confirmation', async () => {
    await press(/^Термос/, 'link');
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeFocused();
    await press(/^Купить/);
    await expect(page.getByRole('dialog', { name: /^Списать/ })).toBeVisible();
    await press('Списать');
    await expect(page.getByRole('heading', { name: PLACED })).toBeFocused();
  });

  await test.step('a closed dialog returns the focus to the product', async () => {
    await keys.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Термос/ })).toBeFocused();
  });

  await test.step('the participant finds the order and cancels it', async () => {
    await press('Заказы', 'link');
    await expect(heading('Заказы')).toBeFocused();
    // Another order with the same product is ready for collection and is listed above.
    const newest = page.getByRole('region', { name: 'В пути' }).getByRole('link', { name: /^Термос/ });
    await tabTo(page, newest);
    await keys.press('Enter');
    await expect(heading('Новый')).toBeFocused();
    await press('Отменить заказ');
    const question = page.getByRole('dialog');
    await tabTo(page, question.getByRole('textbox'));
    await keys.type('Нашёл старый термос');
    await tabTo(page, question.getByRole('button', { name: 'Отменить заказ' }));
    await keys.press('Enter');
    await expect(heading('Отменён')).toBeFocused();
  });

  await test.step('the participant changes the language and signs out', async () => {
    await press(/Язык/);
    await press('English');
    await expect(heading('Cancelled')).toBeVisible();
    await expect(page.getByRole('button', { name: /^En: Language/ })).toBeFocused();
    await press('Sign out');
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
});

test('the focus is not lost when the focused element disappears', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/products?category=4&maxPrice=3000&search=%D0%B0');
  const applied = page.getByRole('group', { name: 'Выбранные фильтры' });
  const chips = applied.getByRole('button', { name: /убрать$/ });
  const count = page.getByRole('main').getByRole('status').filter({ hasText: /товар/ });

  await test.step('a removed filter passes the focus to the next filter, the last filter passes it to the count', async () => {
    await expect(chips).toHaveCount(3);
    for (const left of [2, 1]) {
      await enter(chips.first());
      await expect(chips).toHaveCount(left);
      await expect(chips.first()).toBeFocused();
    }
    await enter(chips.first());
    await expect(applied).toHaveCount(0);
    await expect(count).toBeFocused();
  });

  await test.step('the reset buttons pass the focus to the count', async () => {
    await page.goto('/my/catalog/products?search=qqq');
    for (const button of [
      applied.getByRole('button', { name: 'Сбросить' }),
      page.getByRole('main').getByRole('button', { name: 'Сбросить' }).last(),
    ]) {
      await enter(button);
      await expect(count).toHaveText('61 товар');
      await expect(count).toBeFocused();
      await page.goBack();
      await expect(count).toHaveText('0 товаров');
    }
  });

  await test.step('«Показать ещё» passes the focus to the first new product', async () => {
    await page.goto('/my/catalog/products');
    const products = page.getByRole('main').getByRole('listitem').getByRole('link');
    const more = page.getByRole('button', { name: /^Показать\sещё/ });
    await expect(more).toBeVisible();
    const before = await products.count();
    await enter(more);
    await expect(products.nth(before)).toBeFocused();
  });

  await test.step('a closed toast returns the focus', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/my/');
    const copy = page.getByRole('button', { name: 'Скопировать' });
    await enter(copy);
    const close = page.getByRole('region', { name: 'Уведомления' }).getByRole('button', { name: 'Закрыть' });
    // The pointer keeps the toast open, which would otherwise close after its time.
    await close.hover();
    await tabTo(page, close);
    await page.keyboard.press('Enter');
    await expect(close).toHaveCount(0);
    await expectFocus(page);
  });
});

test('Escape closes a dialog and returns the focus', async ({ signIn, open }) => {
  await signIn('student');
  for (const [name, path, opener, width] of [
    ['the menu', '/faq', 'Меню', PHONE.width],
    ['the filters', '/catalog/products', 'Фильтры', PHONE.width],
    ['the invitation', '/faq', 'Пригласить', 1280],
    ['the card', '/', 'Показать', 1280],
    ['the code', '/orders/1006', 'На весь экран', 1280],
    ['the question', '/orders/1012', 'Отменить заказ', 1280],
  ] as const)
    await test.step(name, async () => {
      const page = await open(path);
      await page.setViewportSize({ width, height: PHONE.height });
      const button = page.getByRole('button', { name: opener });
      await enter(button);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    });
});
