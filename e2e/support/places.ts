import type { Account } from './accounts.ts';
import type { Problems } from './problems.ts';
import { expect, type Locator, type Page } from './test.ts';

/** A screen of the cabinet, initially in Russian and in a wide window. */
export interface Place {
  name: string;
  path: string;
  /** The account. Default: the student. */
  account?: Account;
  /** Steps before the check of the screen. */
  first?(page: Page): Promise<unknown>;
  /** The element that shows that the screen is complete. */
  whole(page: Page): Locator;
  /** A phone reaches this screen in another way. */
  isWideOnly?: true;
  /** Only a phone has this screen, so the window is narrow from the beginning. */
  isPhoneOnly?: true;
  /**
   * The bars of this screen are above many focusable elements, so the test walks over all of them by
   * keyboard.
   */
  isWalked?: true;
  /** Expected console messages of the screen. */
  noise?: RegExp;
}

const MISSING = /status of 404/;
const GONE = /ERR_CONNECTION_REFUSED/;

const heading = (name?: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, ...(name && { name }) });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();

/** Before the start is complete, the link opens the form for a friend instead. The next steps wait for it. */
async function openShareSheet(page: Page): Promise<void> {
  await page.getByText(/^Можно\sзабирать/).waitFor();
  await page.getByRole('navigation').getByText('Позвать', { exact: true }).click();
}

/** Pages with their own address. */
export const PAGES: Place[] = [
  {
    name: 'home',
    path: '/',
    isWalked: true,
    whole: (page) => page.getByRole('link', { name: 'Вся история' }),
  },
  {
    name: 'whole history',
    path: '/?history=all',
    whole: (page) => page.getByRole('button', { name: 'Скачать CSV' }),
  },
  {
    name: 'profile',
    path: '/profile',
    isWalked: true,
    whole: (page) => page.getByRole('link', { name: /^Адреса\s2/ }),
  },
  { name: 'catalogue', path: '/catalog/products', whole: (page) => page.getByText('61 товар') },
  {
    name: 'filtered catalogue',
    path: '/catalog/products?category=4&sort=ascending',
    isWalked: true,
    whole: (page) => page.getByText('10 товаров', { exact: true }),
  },
  {
    name: 'catalogue without a match',
    path: '/catalog/products?search=qqq',
    whole: (page) => page.getByRole('main').getByRole('button', { name: 'Сбросить' }).last(),
  },
  {
    name: 'services',
    path: '/catalog/services',
    whole: (page) => page.getByRole('link', { name: 'Печать 100 страниц' }),
  },
  { name: 'events', path: '/catalog/events', whole: (page) => page.getByText('11 событий') },
  {
    name: 'product',
    path: '/catalog/12',
    whole: (page) => page.getByRole('link', { name: 'Палатка на двоих' }),
  },
  {
    name: 'product with variants',
    path: '/catalog/1',
    whole: (page) => page.getByRole('button', { name: 'Выбери размер' }),
  },
  { name: 'unknown product', path: '/catalog/99999', whole: heading('Товар'), noise: MISSING },
  { name: 'orders', path: '/orders', whole: (page) => page.getByRole('region', { name: 'Заказы' }) },
  { name: 'orders without a match', path: '/orders?show=events&status=CLOSED', whole: heading('Заказы') },
  {
    name: 'order',
    path: '/orders/1006',
    isWalked: true,
    whole: (page) => page.getByRole('img', { name: /^Штрихкод/ }),
  },
  {
    name: 'orders being chosen',
    path: '/orders?pick=1012',
    isWalked: true,
    whole: (page) => page.getByRole('link', { name: 'Показать коды' }),
  },
  {
    name: 'codes of orders',
    path: '/orders/1012-1006?view=codes',
    whole: (page) => page.getByRole('region', { name: 'Код заказа 1006' }).getByRole('img'),
  },
  {
    name: 'tuition payment',
    path: '/orders/tuition',
    whole: (page) => page.getByRole('button', { name: 'Оплатить учёбу' }),
  },
  {
    name: 'addresses',
    path: '/addresses',
    whole: (page) => page.getByRole('list', { name: 'Скрытые' }).getByRole('listitem'),
  },
  {
    name: 'no addresses',
    path: '/addresses',
    account: 'poor',
    whole: (page) => page.getByRole('heading', { name: 'Адресов пока нет' }),
  },
  { name: 'several orders', path: '/orders/1006-1012', whole: heading('2 заказа') },
  { name: 'unknown order', path: '/orders/99999', whole: heading(), noise: MISSING },
  {
    name: 'invitations',
    path: '/invites',
    isWalked: true,
    whole: (page) => page.getByRole('list', { name: 'Приглашения' }),
  },
  {
    name: 'invitations by their steps',
    path: '/invites?view=steps',
    whole: (page) => page.getByRole('region', { name: /^Ждёт\sначисления/ }),
  },
  {
    name: 'invite form',
    path: '/invite',
    whole: (page) => page.getByRole('button', { name: 'Отправить приглашение' }),
  },
  {
    name: 'rating',
    path: '/rating',
    whole: (page) => page.getByRole('heading', { name: 'Как у них получилось' }),
  },
  {
    name: 'empty rating',
    path: '/rating?period=month',
    whole: (page) => page.getByText('Здесь пока никого'),
  },
  { name: 'lessons', path: '/education', whole: (page) => page.getByRole('list', { name: 'Уроки' }) },
  {
    name: 'e-mail change',
    path: '/email-change',
    account: 'mail-pending',
    whole: (page) => page.getByRole('heading', { name: 'Подтверди новую почту' }),
  },
  {
    name: 'new e-mail',
    path: '/email-change',
    account: 'mail-none',
    whole: (page) => page.getByRole('textbox', { name: 'Новая почта' }),
  },
  {
    name: 'e-mail change out of attempts',
    path: '/email-change',
    account: 'mail-attempts',
    whole: (page) => page.getByRole('heading', { name: 'Попытки закончились' }),
  },
  {
    name: 'confirmed e-mail change',
    path: '/email-change',
    account: 'mail-confirmed',
    whole: (page) => page.getByRole('listitem').filter({ hasText: 'gulnora.new' }),
  },
  { name: 'rules', path: '/rules', whole: heading() },
  { name: 'FAQ', path: '/faq', whole: heading() },
  {
    name: 'found questions',
    path: '/faq?q=%D0%BA%D0%B0%D1%80%D1%82%D0%B0',
    whole: (page) => page.locator('mark').first(),
  },
  {
    name: 'support',
    path: '/support',
    whole: (page) => page.getByRole('heading', { name: 'Лола Абдуллаева' }),
  },
  {
    name: 'friend’s page',
    path: '/friend',
    whole: (page) => page.getByRole('button', { name: 'Получить 250' }),
  },
  {
    name: 'rules without a sign-in',
    path: '/friend/rules',
    whole: heading('Правила программы'),
  },
  {
    name: 'friend’s page with an invalid link',
    path: '/friend?referral=a7k2x',
    whole: (page) => page.getByRole('heading', { name: 'Эта ссылка не сработала' }),
  },
  {
    name: 'friend’s page with a valid link',
    path: '/',
    async first(page) {
      const link = await page.getByRole('button', { name: /\/f\// }).textContent();
      await page.goto(`/f/${link?.slice(-8)}`);
    },
    whole: (page) => page.getByText('Анна зовёт тебя в университет'),
  },
  {
    name: 'friend’s page with an inactive link',
    path: '/friend?referral=a7k2x',
    async first(page) {
      await page.route('**/api/referral/*', async (route) => {
        const offer = await (await route.fetch()).json();
        await route.fulfill({ json: { ...offer, link: 'inactive', inviter: null, cardHash: null } });
      });
      await page.reload();
    },
    whole: heading('Эта ссылка не активна'),
  },
  { name: 'unknown page', path: '/nowhere', whole: heading('Такой страницы нет') },
  {
    name: 'home without a card',
    path: '/',
    account: 'newcomer',
    whole: (page) => page.getByRole('heading', { name: 'Начни со своей карты' }),
  },
  { name: 'no card', path: '/no-card', account: 'newcomer', whole: heading() },
  { name: 'get-card', path: '/get-card', account: 'newcomer', whole: heading('Получи карту') },
  { name: 'blocked card', path: '/', account: 'blocked', whole: heading('Карта заблокирована') },
  { name: 'card that is off', path: '/', account: 'off', whole: heading('Карта на паузе') },
  { name: 'two cards', path: '/', account: 'twocards', whole: heading('Выпущено две карты') },
  {
    name: 'staff',
    path: '/staff',
    account: 'manager',
    async first(page) {
      await page.getByRole('searchbox').fill('карим');
      await page.getByRole('button', { name: 'Найти' }).click();
    },
    whole: (page) => page.getByRole('list', { name: 'Участники' }),
    // Staff accounts are not members.
    noise: MISSING,
  },
];

/** Temporary states above a page or instead of a page. */
export const STATES: Place[] = [
  { name: 'first reward', path: '/', account: 'applicant', whole: dialog(/^Карта\sготова/) },
  {
    name: 'home viewed by staff',
    path: '/?ownerEmail=student@cabinet.test',
    account: 'manager',
    whole: (page) => page.getByRole('link', { name: 'Вся история' }),
    // Staff accounts are not members.
    noise: MISSING,
  },
  {
    name: 'phone menu',
    path: '/faq',
    isPhoneOnly: true,
    first: press('Меню'),
    whole: dialog('Меню'),
  },
  {
    name: 'filter sheet',
    path: '/catalog/products',
    isPhoneOnly: true,
    first: press('Фильтры'),
    whole: (page) => dialog('Фильтры')(page).getByRole('button', { name: /^Показать\s61/ }),
  },
  {
    name: 'share sheet',
    path: '/',
    isPhoneOnly: true,
    first: openShareSheet,
    whole: (page) => page.getByRole('dialog').getByRole('button', { name: 'QR-код' }),
  },
  {
    name: 'share sheet with a QR code',
    path: '/',
    isPhoneOnly: true,
    async first(page) {
      await openShareSheet(page);
      await page
        .getByRole('button', { name: /^QR-код/ })
        .last()
        .click();
    },
    whole: (page) => page.getByRole('button', { name: 'Сохранить PNG' }),
  },
  {
    name: 'product dialog',
    path: '/catalog/products',
    first: (page) => page.getByRole('link', { name: 'Термос 0,75 л' }).click(),
    whole: (page) => page.getByRole('dialog').getByRole('link', { name: 'Палатка на двоих' }),
  },
  { name: 'purchase question', path: '/catalog/12', first: press('Купить'), whole: dialog(/^Списать/) },
  { name: 'card', path: '/', first: press('Показать'), whole: dialog(/./) },
  { name: 'home level', path: '/?open=level', whole: dialog(/./) },
  { name: 'home code', path: '/?open=code', whole: dialog(/./) },
  { name: 'home friends', path: '/?open=friends', whole: dialog(/./) },
  { name: 'home question', path: '/?open=question', whole: dialog(/./) },
  { name: 'home photo', path: '/?open=photo', whole: dialog(/./) },
  { name: 'home conversion', path: '/?open=conversion', account: 'best', whole: dialog(/./) },
  {
    name: 'saving goal',
    path: '/?open=goal',
    whole: (page) => dialog('На что копишь')(page).getByRole('button', { name: 'Сохранить' }),
  },
  {
    name: 'visits of staff',
    path: '/?open=views',
    whole: (page) => dialog('Кто смотрел твой кабинет')(page).getByRole('listitem').first(),
  },
  {
    name: 'address being typed',
    path: '/addresses?address=new',
    account: 'poor',
    first: async (page) => {
      await page.getByRole('dialog').getByRole('combobox').pressSequentially('моск');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
    whole: (page) => page.getByRole('option', { selected: true }),
  },
  {
    name: 'personal data',
    path: '/?open=privacy',
    whole: (page) => dialog('Персональные данные')(page).getByRole('link', { name: 'К заказам' }),
  },
  {
    name: 'code for leaving',
    path: '/?open=privacy',
    account: 'poor',
    first: press('Получить код для выхода'),
    whole: (page) => page.getByRole('textbox', { name: 'Код из письма' }),
  },
  {
    name: 'own phone',
    path: '/?open=phone',
    account: 'newcomer',
    whole: (page) => page.getByRole('button', { name: 'Получить код' }),
  },
  { name: 'lesson', path: '/education?lesson=3', whole: dialog('Путь приглашения') },
  {
    name: 'e-mail change being cancelled',
    path: '/email-change?open=cancel',
    account: 'mail-pending',
    whole: dialog('Отменить смену почты?'),
  },
  {
    name: 'e-mail changed by a manager',
    path: '/email-change',
    account: 'mail-manager',
    whole: dialog('Почту меняет менеджер'),
  },
  {
    name: 'previous e-mail',
    path: '/rules',
    account: 'mail-old',
    whole: (page) => page.getByText('Ты входишь с прежней почтой'),
  },
  {
    name: 'invitation',
    path: '/invites',
    first: (page) => page.getByRole('link', { name: /^Фёдор\sЛазарев/ }).click(),
    whole: (page) => dialog('Фёдор Лазарев')(page).getByRole('button', { name: 'Напомнить другу' }),
  },
  {
    name: 'question about an invitation',
    path: '/invites?status=waiting',
    first: async (page) => {
      await page.getByRole('link', { name: /Кристина\sАн/ }).click();
      await page.getByRole('link', { name: 'Спросить менеджера' }).click();
    },
    whole: dialog('Вопрос менеджеру'),
  },
  {
    name: 'reward calculator',
    path: '/invites?open=reward',
    whole: (page) => dialog(/^Сколько/)(page).getByRole('slider'),
  },
  {
    name: 'invite form with errors',
    path: '/invite',
    first: press('Отправить приглашение'),
    whole: (page) => page.getByText('Укажи телефон или e-mail'),
  },
  {
    name: 'full-screen code',
    path: '/orders/1006',
    first: press('На весь экран'),
    whole: dialog(/./),
  },
  {
    name: 'cancellation',
    path: '/orders/1012',
    first: async (page) => {
      await press('Отменить заказ')(page);
      // The dialog refuses a cancellation without a reason and stays open.
      await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click();
    },
    whole: (page) => page.getByRole('dialog').getByRole('textbox', { disabled: false }),
  },
  {
    name: 'invitation menu',
    path: '/faq',
    first: press('Пригласить'),
    whole: (page) => page.getByRole('heading', { name: 'Позвать друга' }),
    isWideOnly: true,
  },
  {
    name: 'open answer',
    path: '/faq',
    first: (page) => page.getByRole('heading', { level: 3 }).first().click(),
    whole: (page) => page.getByRole('group').locator('p').first(),
  },
  {
    name: 'friend’s form with errors',
    path: '/friend',
    first: press(/^Получить\s250/),
    whole: (page) => page.getByText('Поле обязательно для заполнения').first(),
  },
  {
    name: 'friend’s page after too many requests',
    path: '/friend',
    first: async (page) => {
      await page.route('**/api/referral/*', (route) => route.fulfill({ status: 429, json: {} }));
      await page.reload();
    },
    whole: (page) => page.getByRole('button', { name: 'Повторить' }),
    noise: /429/,
  },
  {
    name: 'accepted friend’s form',
    path: '/friend',
    first: async (page) => {
      await page.route('**/lander.php?**', (route) => route.fulfill({ body: 'send-success' }));
      await page.getByRole('textbox', { name: 'Имя' }).fill('Тимур');
      await page.getByRole('textbox', { name: 'Телефон' }).fill('+79161112233');
      await page.getByRole('checkbox', { name: /политикой/ }).check();
      await press(/^Получить\s250/)(page);
    },
    whole: (page) => page.getByRole('heading', { name: 'Анкета у нас' }),
  },
  {
    name: 'section that failed to load',
    path: '/orders',
    first: async (page) => {
      await page.route('**/api/orders**', (route) => route.abort('connectionrefused'));
      await page.reload();
    },
    whole: (page) => page.getByRole('main').getByRole('alert'),
    noise: GONE,
  },
  {
    name: 'refused purchase',
    path: '/catalog/13',
    account: 'poor',
    first: press('Купить'),
    whole: (page) => page.getByRole('alert').filter({ hasText: 'Недостаточно' }),
  },
];

interface Doors {
  open(path: string): Promise<Page>;
  problems: Problems;
}

/**
 * Opens a screen with the fixtures of a test with a signed-in account, and waits until the screen is
 * complete.
 */
export async function visit(place: Place, { open, problems }: Doors): Promise<Page> {
  if (place.noise) problems.allow(place.noise);
  const page = await open(place.path);
  await place.first?.(page);
  await expect(place.whole(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Загрузка...');
  return page;
}
