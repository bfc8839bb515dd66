import type { Account } from './support/accounts.ts';
import { violationsOf } from './support/axe.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

interface PageOfCabinet {
  name: string;
  path: string;
  account?: Account;
  /** What is there once the page is whole. */
  whole(page: Page): Locator;
  /** What is done before it is looked at. */
  first?(page: Page): Promise<void>;
}

const PAGES: PageOfCabinet[] = [
  {
    name: 'home',
    path: '/',
    whole: (page) => page.getByRole('button', { name: 'Вся история' }),
  },
  {
    name: 'home without a card',
    path: '/',
    account: 'newcomer',
    whole: (page) => page.getByRole('heading', { name: 'Начни со своей карты' }),
  },
  {
    name: 'catalogue',
    path: '/catalog/products',
    whole: (page) => page.getByRole('button', { name: /^Показать ещё/ }),
  },
  {
    name: 'product dialog',
    path: '/catalog/products',
    first: (page) => page.getByRole('link', { name: 'Термос 0,75 л' }).click(),
    whole: (page) => page.getByRole('dialog').getByRole('link', { name: 'Палатка на двоих' }),
  },
  {
    name: 'purchase question',
    path: '/catalog/12',
    first: (page) => page.getByRole('button', { name: 'Купить' }).click(),
    whole: (page) => page.getByRole('dialog', { name: /^Списать/ }),
  },
  { name: 'orders', path: '/orders', whole: (page) => page.getByRole('list', { name: 'Заказы' }) },
  {
    name: 'order',
    path: '/orders/1006',
    whole: (page) => page.getByRole('img', { name: /^Штрихкод/ }),
  },
  {
    name: 'invitations',
    path: '/invites',
    whole: (page) => page.getByRole('list', { name: 'Приглашения' }),
  },
  {
    name: 'e-mail change',
    path: '/email-change',
    account: 'mail-pending',
    whole: (page) => page.getByRole('heading', { name: 'Подтверди новую почту' }),
  },
  { name: 'rules', path: '/rules', whole: (page) => page.getByRole('heading', { level: 1 }) },
  { name: 'FAQ', path: '/faq', whole: (page) => page.getByRole('heading', { level: 1 }) },
  {
    name: 'support',
    path: '/support',
    whole: (page) => page.getByRole('heading', { name: 'Лола Абдуллаева' }),
  },
  {
    name: 'get-card',
    path: '/get-card',
    account: 'newcomer',
    whole: (page) => page.getByRole('heading', { level: 1, name: 'Получи карту' }),
  },
  {
    name: 'blocked card',
    path: '/',
    account: 'blocked',
    whole: (page) => page.getByRole('heading', { level: 1, name: 'Карта заблокирована' }),
  },
];

for (const { name, path, account = 'student', whole, first } of PAGES) {
  test(`WCAG 2.2 AA: ${name}, by day, by night and on a narrow screen`, async ({ signIn, open }) => {
    await signIn(account);
    const page = await open(path);
    await first?.(page);
    await expect(whole(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Загрузка...');

    await test.step('nothing breaks a rule in the light theme', async () => {
      expect(await violationsOf(page)).toEqual([]);
    });
    await test.step('nor in the dark one', async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violationsOf(page)).toEqual([]);
    });
    await test.step('1.4.10 at 320 pixels nothing has to be scrolled sideways', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => sidewaysRoom(page)).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

/** By how many pixels the page is wider than the screen. */
function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
