import { speak } from './support/language.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the bar at the bottom leads through the cabinet', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/');
  await expect(page.getByRole('button', { name: 'Выйти' })).toHaveCount(0);
  const bar = page.getByRole('navigation', { name: 'Разделы', exact: true });
  for (const [link, heading, route] of [
    ['Каталог', 'Каталог', 'catalog'],
    ['Заказы', 'Заказы', 'orders'],
    ['Друзья', 'Приглашения', 'invites'],
    ['Главная', /Привет,\sАнна/, 'profile'],
  ] as const) {
    await bar.getByRole('link', { name: link }).tap();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(bar.getByRole('link', { name: link })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('body'), 'R52').toHaveClass(`route-${route}`);
  }
});

test('on a phone the home page is at most 2,400 px high in each language', async ({ signIn, open }) => {
  for (const account of ['student', 'best', 'applicant'] as const) {
    await signIn(account);
    const page = await open('/');
    await expect(page.getByText('Вся история')).toBeVisible();
    for (const language of ['uz', 'en', 'ru'] as const) {
      await speak(page, language);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${account}, ${language}`).toBeLessThanOrEqual(2_400);
    }
  }
});

test('on a phone the menu holds the profile, all sections, the language and the sign-out', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/faq');
  const burger = page.getByRole('button', { name: 'Меню' });
  await burger.tap();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await expect(menu.getByRole('link')).toHaveText([
    'ПрофильАнна Каримова',
    'Главная',
    'Приглашения',
    'Каталог',
    'Заказы',
    'Правила',
    'Вопросы',
    'Поддержка',
    'Рейтинг',
    'Видеокурс',
    'Адреса',
  ]);
  await expect(menu.getByRole('group', { name: 'Язык' }).getByRole('button')).toHaveCount(3);
  await menu.getByRole('link', { name: 'Правила' }).tap();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Правила программы' })).toBeVisible();

  await burger.tap();
  await page.keyboard.press('Escape');
  await expect(burger).toBeFocused();
  await burger.tap();
  await menu.getByRole('button', { name: 'Выйти' }).tap();
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
});

test('on a phone the filters open as a sheet with the number of matches', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/products');
  await page.getByRole('button', { name: 'Фильтры' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('checkbox', { name: 'Дом' }).tap();
  await sheet.getByRole('button', { name: 'Показать 10 товаров' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/category=\d+/);
});
