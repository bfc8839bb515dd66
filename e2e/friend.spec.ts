import { accepted, copyLink, FRIEND, field, fillIn, heading, sendButton } from './support/friend.ts';
import { enter, tabTo, walk } from './support/keyboard.ts';
import { speak } from './support/language.ts';
import { type Problems, watchProblems } from './support/problems.ts';
import { expect, type Page, test } from './support/test.ts';

const LANDER = '**/lander.php?**';
const OFFER = '**/api/referral/*';
const SPAM = 'Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут';

/** Records the forms that a page sends from now on. */
function recordLeads(page: Page): Record<string, string>[] {
  const leads: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/lander.php'))
      leads.push(Object.fromEntries(new URLSearchParams(request.postData() ?? '')));
  });
  return leads;
}

/** Opens the page without a referral code and waits for the form. */
async function openGeneral(open: (path: string) => Promise<Page>): Promise<Page> {
  const page = await open('/friend');
  await expect(sendButton(page)).toBeEnabled();
  return page;
}

test('§3 a friend opens the link without an account and leaves a lead, which appears in the invitations', {
  tag: '@main',
}, async ({ browser, context, page, signIn, system }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('student');
  const link = await copyLink(page);
  expect(`${link.origin}${link.pathname}`).toBe(`${system.url}/my/friend`);

  const elsewhere = await browser.newContext();
  const problems: Problems = await watchProblems(elsewhere, system.url);
  const friend = await elsewhere.newPage();
  const asked: string[] = [];
  friend.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('the page names the inviter and the rewards of both', async () => {
    const answer = friend.waitForResponse(OFFER);
    await friend.goto(link.href);
    await expect(heading(friend)).toHaveText('250 токенов тебе за карту участника');
    await expect(friend.getByText('Анна зовёт тебя в университет «Синергия»')).toBeVisible();
    await friend.getByText('Что получит Анна').click();
    await expect(friend.getByText(/^100\sтокенов за\sтвою регистрацию и\s40\s?% твоего/)).toBeVisible();
    const told = await (await answer).json();
    expect(told).toMatchObject({
      link: 'active',
      inviter: 'Анна',
      welcome: 250,
      registration: 100,
      percent: 40,
    });
    expect(await friend.content()).not.toContain('Каримова');
  });

  await test.step('the page loads nothing of the cabinet', async () => {
    await expect(sendButton(friend)).toBeEnabled();
    expect(asked.filter((path) => /identity|remotes|crm|main\.|vendor\.|sign-in\./.test(path))).toEqual([]);
  });

  await test.step('the friend leaves a name and a phone', async () => {
    const leads = recordLeads(friend);
    await fillIn(friend, { name: 'Зульфия', phone: '+998901112233' });
    await sendButton(friend).click();
    await expect(accepted(friend)).toBeFocused();
    expect(leads).toEqual([
      expect.objectContaining({
        name: 'Зульфия',
        phone: '+998901112233',
        partner: link.searchParams.get('referral'),
        entry_point: 'friend',
        url_location: `${system.url}/my/friend`,
      }),
    ]);
    expect(await friend.evaluate(() => JSON.stringify(localStorage))).not.toContain('Зульфия');
  });

  system.isChanged = true;
  expect(problems.list()).toEqual([]);
  await elsewhere.close();
  await page.goto('/my/invites');
  const row = page.getByRole('listitem').filter({ hasText: 'Зульфия' });
  await expect(row.first()).toContainText('Отправлено');
});

test('a link with an unknown code shows a message, and the friend can type the right code', async ({
  context,
  page,
  signIn,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('student');
  const link = await copyLink(page);
  await open('/friend?referral=a7k2x');
  await expect(heading(page)).toHaveText('Эта ссылка не сработала');
  await expect(page.getByText('Код a7k2x не нашёлся.')).toBeVisible();
  await expect(page.getByText('Без кода друг ничего не получит.')).toBeVisible();

  const code = page.getByRole('textbox', { name: 'Код друга' });
  await code.fill('a7k2y');
  await code.press('Enter');
  await expect(page.getByText('Код a7k2y не нашёлся.')).toBeVisible();
  await code.fill(link.href);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Анна зовёт тебя в университет')).toBeVisible();

  const leads = recordLeads(page);
  await fillIn(page);
  await enter(sendButton(page));
  await expect(accepted(page)).toBeFocused();
  expect(leads).toEqual([expect.objectContaining({ partner: link.searchParams.get('referral') })]);
});

test('a friend can send the form of a wrong link without a code', async ({ open }) => {
  const page = await open('/friend?referral=0123456789abcdef0123456789abcdef');
  await expect(page.getByRole('heading', { name: 'Или начни без кода' })).toBeVisible();
  const leads = recordLeads(page);
  await fillIn(page);
  await enter(sendButton(page));
  await expect(accepted(page)).toBeFocused();
  expect(leads[0]?.partner ?? '').toBe('');
  await page.getByRole('link', { name: 'В кабинет' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
});

test("a short link leads to the page of its card, and R42 a blocked card's link to the university", async ({
  open,
  page,
  signIn,
}) => {
  await signIn('student');
  await page.goto('/my/faq');
  await page.getByRole('button', { name: 'Пригласить' }).click();
  await page.getByRole('button', { name: 'QR-код' }).click();
  const short = (await page.getByText(/\/f\/[0-9a-z]{8}$/).textContent()) ?? '';
  await page.goto(`/f/${short.slice(-8).toUpperCase()}`);
  await expect(page).toHaveURL(/\/my\/friend\?referral=[0-9a-f]{32}$/);
  await expect(page.getByText('Анна зовёт тебя в университет')).toBeVisible();

  await page.route(OFFER, async (route) => {
    const offer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...offer, link: 'inactive', inviter: null, cardHash: null } });
  });
  await open('/friend?referral=a7k2');
  await expect(heading(page)).toHaveText('Эта ссылка не активна');
  await expect(page.getByRole('link', { name: 'support@cabinet.test' })).toBeVisible();
  await expect(sendButton(page)).toHaveCount(0);
});

test('§5 each field shows its error, and the first invalid field has the focus', async ({ open }) => {
  const page = await openGeneral(open);
  const leads = recordLeads(page);
  await sendButton(page).click();
  await expect(field(page, 'Имя')).toBeFocused();
  await expect(page.getByText('Поле обязательно для заполнения')).toHaveCount(3);

  await fillIn(page, { name: 'Тимур2', phone: '916111' });
  await page.getByRole('checkbox', { name: /политикой\sобработки/ }).uncheck();
  await sendButton(page).click();
  for (const [name, text] of [
    ['Имя', 'Введи корректное имя'],
    ['Телефон', 'Введи корректный номер телефона'],
  ] as const) {
    await expect(field(page, name)).toHaveAccessibleDescription(text);
  }
  await expect(page.getByRole('checkbox', { name: /политикой/ })).toHaveAccessibleDescription(
    'Поле обязательно для заполнения',
  );
  expect(leads).toEqual([]);

  await fillIn(page);
  await sendButton(page).click();
  await expect(accepted(page)).toBeVisible();
  expect(leads).toHaveLength(1);
});

test('§8 the page shows the anti-spam message and keeps the form', async ({ open }) => {
  const page = await openGeneral(open);
  for (let sent = 0; sent < 3; sent += 1) {
    await fillIn(page);
    await sendButton(page).click();
    await expect(accepted(page)).toBeVisible();
    await page.reload();
  }
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(SPAM);
  await expect(field(page, 'Имя')).toHaveValue(FRIEND.name);
});

for (const [answer, text] of [
  ['Форма отправлена не оттуда', 'Форма отправлена не оттуда'],
  ['<h1>Bad Gateway</h1>', 'Произошла ошибка!'],
] as const) {
  test(`§8 the page reports a refused lead: ${text}`, async ({ open, page }) => {
    await page.route(LANDER, (route) => route.fulfill({ body: answer }));
    await openGeneral(open);
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText(text);
  });
}

test('B4 the form repeats a lead with a lost answer under the same id', async ({ open, page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route(LANDER, (route) => route.abort());
  await openGeneral(open);
  const leads = recordLeads(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Ответ не пришёл');
  await page.unroute(LANDER);
  await enter(sendButton(page));
  await expect(accepted(page)).toBeVisible();
  expect(leads.length).toBeGreaterThan(1);
  expect(new Set(leads.map(({ mergelead }) => mergelead)).size).toBe(1);
});

test('B4 a double press sends one lead', async ({ open }) => {
  const page = await openGeneral(open);
  const leads = recordLeads(page);
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect(accepted(page)).toBeVisible();
  expect(leads).toHaveLength(1);
});

test('R31 without a network the form keeps its text, and sends it when the network is back', async ({
  context,
  open,
}) => {
  const page = await openGeneral(open);
  await fillIn(page);
  await context.setOffline(true);
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByText('Сейчас нет сети.')).toBeVisible();
  await context.setOffline(false);
  await enter(sendButton(page));
  await expect(accepted(page)).toBeVisible();
});

test('P3 the page reports too many requests and still shows the form', async ({ open, page, problems }) => {
  problems.allow(/429/);
  await page.route(OFFER, (route) => route.fulfill({ status: 429, json: {} }));
  await openGeneral(open);
  await expect(page.getByRole('alert')).toContainText('Эту страницу открывали слишком часто.');
  await page.unroute(OFFER);
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await fillIn(page);
  await sendButton(page).click();
  await expect(accepted(page)).toBeVisible();
});

test('the page loads the form code again after a failure', async ({ open, page, problems }) => {
  problems.allow(/ERR_FAILED|preload/);
  await page.route('**/js/contact.*', (route) => route.abort());
  await open('/friend');
  const failure = page.getByRole('alert').filter({ hasText: 'Анкета не загрузилась' });
  await expect(failure).toBeVisible();
  await page.unroute('**/js/contact.*');
  await failure.getByRole('button', { name: 'Повторить' }).click();
  await expect(sendButton(page)).toBeEnabled();
});

test('the page has three languages, and the cabinet continues in the chosen language', async ({
  open,
  signIn,
}) => {
  const page = await openGeneral(open);
  for (const [language, title, send] of [
    ['uz', 'Sizni oʻqishga taklif qilishmoqda', '250 token olish'],
    ['en', 'You are invited to study', 'Get 250 tokens'],
  ] as const) {
    await speak(page, language);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.getByRole('button', { name: send })).toBeVisible();
  }
  await signIn('student');
  await page.goto('/my/faq');
  await expect(page).toHaveTitle(/Friends$/);
});

test('WCAG 2.1.1 the keyboard is enough for the page', async ({ open }) => {
  const page = await openGeneral(open);
  await walk(page, 'Tab');
  await field(page, 'Имя').focus();
  await page.keyboard.type(FRIEND.name);
  await tabTo(page, field(page, 'Телефон'));
  await page.keyboard.type(FRIEND.phone);
  await tabTo(page, page.getByRole('checkbox', { name: /политикой/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(accepted(page)).toBeFocused();
});

test('§1 the consent opens the agreement on personal data', async ({ open }) => {
  const page = await openGeneral(open);
  await page.getByRole('link', { name: 'политикой обработки персональных данных' }).click();
  await expect(page.getByRole('dialog', { name: 'Согласие на обработку персональных данных' })).toBeVisible();
});

test('the page needs less than two thirds of the scripts of the first cabinet page', async ({ open }) => {
  const page = await openGeneral(open);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => [new URL(entry.name).pathname, (entry as PerformanceResourceTiming).encodedBodySize]),
  );
  const all = new Map(sizes as [string, number][]);
  const total = [...all.values()].reduce((sum, size) => sum + size, 0);
  const first = [...all].filter(([path]) => path.includes('/friend.')).map(([, size]) => size);
  expect(first[0]).toBeLessThan(100_000);
  expect(total).toBeLessThan(150_000);
});
