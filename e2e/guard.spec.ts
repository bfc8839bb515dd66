import { expect, test } from './support/test.ts';

const NEEDS_CARD = 'Необходимо заполнить данные для карты';

test('§2 without a card a section leads to GetCard and shows the reason', async ({ signIn, open }) => {
  await signIn('newcomer');
  for (const path of [
    '/catalog',
    '/orders',
    '/invites',
    '/catalog/12',
    '/rating',
    '/education',
    '/addresses',
  ])
    await test.step(path, async () => {
      const page = await open(path);
      await expect(page).toHaveURL(/\/my\/get-card$/);
      await expect(page.getByRole('alert').filter({ hasText: NEEDS_CARD })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Получи карту' })).toBeVisible();
    });
});

test('R1 without a card home, rules, FAQ, support and the invite form stay open', async ({
  signIn,
  open,
}) => {
  await signIn('newcomer');
  for (const [path, heading] of [
    ['/', 'Начни со своей карты'],
    ['/rules', 'Правила программы'],
    ['/faq', 'Вопросы и ответы'],
    ['/support', 'Поддержка'],
    ['/invite', 'Позови друга'],
    ['/email-change', 'Смена почты'],
    ['/no-card', 'Карты пока нет'],
  ] as const) {
    const page = await open(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('§2 without a card the navbar offers only open sections', async ({ signIn, open }) => {
  await signIn('newcomer');
  const page = await open('/faq');
  const links = page.getByRole('navigation', { name: 'Разделы', exact: true }).getByRole('link');
  await expect(links).toHaveText(['Главная', 'Правила', 'Вопросы', 'Поддержка']);
});

test('§2 with a card the navbar offers every section, the last sections behind one button', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/faq');
  const navbar = page.getByRole('navigation', { name: 'Разделы', exact: true });
  await expect(navbar.getByRole('link')).toHaveText(['Главная', 'Приглашения', 'Каталог', 'Заказы']);
  await navbar.getByRole('button', { name: 'Ещё', exact: true }).click();
  const more = navbar.getByRole('dialog', { name: 'Ещё', exact: true });
  await expect(more.getByRole('link', { name: 'Вопросы' })).toHaveAttribute('aria-current', 'page');
  await more.getByRole('link', { name: 'Правила' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Правила программы' })).toBeVisible();
  await expect(more).toBeHidden();
});

test('a wide header shows seven sections, and its avatar leads to the profile with the other sections', async ({
  signIn,
  open,
}) => {
  await signIn('student');
  const page = await open('/faq');
  await page.setViewportSize({ width: 1440, height: 900 });
  const navbar = page.getByRole('navigation', { name: 'Разделы', exact: true });
  await expect(navbar.getByRole('link')).toHaveText([
    'Главная',
    'Приглашения',
    'Каталог',
    'Заказы',
    'Правила',
    'Вопросы',
    'Поддержка',
  ]);
  await expect(navbar.getByRole('button', { name: 'Ещё' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Профиль' }).click();
  for (const section of ['Рейтинг', 'Видеокурс', 'Адреса']) {
    await expect(page.getByRole('main').getByRole('link', { name: section })).toBeVisible();
  }
});

test('§2 with a card GetCard leads home', async ({ signIn, open }) => {
  await signIn('student');
  const page = await open('/get-card');
  await expect(page).toHaveURL(/\/my\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Привет, Анна');
});

test('a person unknown to the programme gets a cabinet without a card', async ({
  signIn,
  open,
  problems,
}) => {
  // §4: the CRM bus does not know the person and creates a client.
  problems.allow(/status of 404 .*\/crm\/api\/user\/get/);
  await signIn('stranger');
  const page = await open('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Начни со своей карты' })).toBeVisible();
});
