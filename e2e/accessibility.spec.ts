import { violationsOf } from './support/axe.ts';
import { expect, type Page, test } from './support/test.ts';
import { misdrawn, USUAL } from './support/widths.ts';

const PHONE = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const [button, path, whole] of [
    ['Меню', '/faq', 'Выйти'],
    ['Фильтры', '/catalog/products', 'Показать 61 товар'],
  ] as const) {
    test(`WCAG 2.2 AA holds in the sheet «${button}»`, async ({ signIn, open }) => {
      await signIn('student');
      const page = await open(path);
      await page.getByRole('button', { name: button }).click();
      const sheet = page.getByRole('dialog', { name: button });
      await expect(sheet.getByRole('button', { name: whole })).toBeVisible();
      await expectNoViolation(page);
    });
  }
});

test('WCAG 2.2 AA holds for a toast', async ({ signIn, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('student');
  const page = await open('/');
  await page.getByRole('button', { name: 'Скопировать' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Ссылка скопирована' });
  await expect(toast).toBeVisible();
  // The timer of a toast stops while the pointer is over it.
  await toast.hover();
  await expectNoViolation(page);
});

test('WCAG 2.2 AA, 1.4.10 and 2.5.8 hold for the sign-in in three languages at every width', async ({
  open,
}) => {
  const page = await open('/');
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  await expectNoViolation(page);
  for (const [language, title] of [
    ['Ru', 'Вход в кабинет'],
    ['Uz', 'Kabinetga kirish'],
    ['En', 'Sign in'],
  ] as const) {
    await page.getByRole('link', { name: language }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await misdrawn(page, USUAL), language).toEqual([]);
  }
});

test('4.1.3 a screen reader hears the count of a filter', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/catalog/products');
  const heard = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ });
  await expect(heard).toHaveText('61 товар');
  await page.getByRole('checkbox', { name: 'Дом' }).click();
  await expect(heard).toHaveText('10 товаров');

  await page.goto('/my/orders');
  await expect(heard).toHaveText(/^\d+\sзаказ/);
  const all = await heard.textContent();
  await page.getByRole('link', { name: /^События/ }).click();
  await expect(heard).not.toHaveText(all ?? '');
  await expect(heard).toHaveText(/^\d+\sзаказ/);

  await page.goto('/my/invites');
  await expect(heard).toHaveText('11 приглашений');
  await page.getByRole('link', { name: /^Отправлено/ }).click();
  await expect(heard).toHaveText('1 приглашение');

  await test.step('the sheet of a phone announces the count, because the page behind it is silent', async () => {
    await page.setViewportSize(PHONE);
    await page.goto('/my/catalog/products');
    await page.getByRole('button', { name: 'Фильтры' }).click();
    const sheet = page.getByRole('dialog', { name: 'Фильтры' });
    await sheet.getByRole('checkbox', { name: 'Дом' }).click();
    await expect(sheet.getByRole('status')).toHaveText('Показать 10 товаров');
  });
});

test('2.3.3 a participant who wants less motion sees no motion', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/faq');
  const opened = page.getByRole('dialog', { name: 'Меню' });
  await page.setViewportSize(PHONE);
  const press = () => page.getByRole('button', { name: 'Меню' }).click();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press();
  await expect(opened).toBeVisible();
  expect(await longestMotion(page), 'the sheet slides').toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press();
  await expect(opened).toBeVisible();
  expect(await longestMotion(page)).toBe(0);
});

test('forced colours still show the chosen option and all controls', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/orders');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('button', { name: 'Ru: Язык, Русский' }).click();
  const ground = (name: string) =>
    page
      .getByRole('dialog', { name: 'Язык' })
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Русский')).not.toBe(await ground('English'));
  await page.keyboard.press('Escape');
  const link = page.getByRole('banner').getByRole('link', { name: 'Заказы' });
  await expect(link).toHaveCSS('forced-color-adjust', 'none');
  await expect(page.getByRole('button', { name: 'Выйти' })).toHaveCSS('border-top-width', '1px');

  await page.goto('/my/orders/1006');
  const code = page.getByRole('img', { name: /^Штрихкод/ });
  await expect(code).toHaveCSS('color', 'rgb(22, 23, 28)');
  expect(await violationsOf(page)).toEqual([]);
});

async function expectNoViolation(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, undefined, 'colours')).toEqual([]);
}

/** Returns the duration of the longest running animation, in milliseconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)),
    ),
  );
}
