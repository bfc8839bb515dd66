import { nextPoll, POLL_MS, passPolls } from './support/polls.ts';
import { restNetwork } from './support/session.ts';
import { fillInSignIn, signInByRequest } from './support/signIn.ts';
import { expect, type Page, test } from './support/test.ts';
import { buy, expectBalance } from './support/verbs.ts';

test('§4 the open cabinet shows a purchase from another browser after one poll', async ({
  browser,
  baseURL,
  page,
  signIn,
  system,
}) => {
  await signIn('student');
  await page.clock.install();
  const first = nextPoll(page);
  await page.goto('/my/');
  await expectBalance(page, '12 500');
  await first;

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInByRequest(elsewhere.request, system.url, 'student');
  const shop = await elsewhere.newPage();
  system.isChanged = true;
  await shop.goto('/my/catalog/12');
  await buy(shop);
  await elsewhere.close();

  await expectBalance(page, '12 500');
  await restNetwork(page.context());
  await page.clock.fastForward(POLL_MS);
  await expectBalance(page, '10 100');

  await page.getByRole('button', { name: 'Уведомления, 1 новое' }).click();
  const news = page.getByRole('dialog', { name: 'Уведомления' });
  await expect(news.getByRole('listitem')).toHaveText(/^Заказ: Термос 0,75\sл\s\(новое\)−2\s400\sтокенов/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeFocused();

  await page.getByRole('link', { name: 'Каталог' }).first().click();
  await page.getByRole('button', { name: 'Уведомления' }).click();
  await news.getByRole('link', { name: 'Заказ' }).click();
  await expect(page.getByRole('heading', { name: 'Вся история' })).toBeFocused();

  await page.getByRole('link', { name: 'Заказы' }).first().click();
  await expect(page.getByRole('main')).toContainText('Термос 0,75 л');
});

test('SE5 R25 a hidden tab warns, and signs out on poll 40', async ({ page, signIn }) => {
  await signIn('student');
  await page.clock.install();
  const first = nextPoll(page);
  await page.goto('/my/faq');
  await first;
  await turn(page, 'hidden');

  await passPolls(page, 35);
  await expect(page).toHaveTitle(/^Вопросы\sи\sответы/);
  await passPolls(page, 1);
  await expect(page).toHaveTitle('Кабинет скоро закроется');
  await expect(page.getByRole('dialog', { name: 'Кабинет скоро закроется' })).toBeVisible();
  await passPolls(page, 3);
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();

  await page.clock.fastForward(POLL_MS);
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cabinet.eventStates'))).toBeNull();

  const notice = page.getByText('Кабинет закрылся, потому что тебя не было');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await fillInSignIn(page, 'student');
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('SE5 a tab that becomes visible again stays signed in and keeps its title', async ({ page, signIn }) => {
  await signIn('student');
  await page.clock.install();
  const first = nextPoll(page);
  await page.goto('/my/faq');
  await first;
  await turn(page, 'hidden');
  await passPolls(page, 39);
  await turn(page, 'visible');
  await expect(page).toHaveTitle(/^Вопросы\sи\sответы/);
  await page.getByRole('button', { name: 'Хорошо' }).click();
  await passPolls(page, 2);
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
});

test('one tab polls for all tabs of a browser, and another tab takes over', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('student');
  await context.clock.install();
  const polls: Page[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/contactTracking')) polls.push(request.frame().page());
  });
  const first = nextPoll(page);
  await page.goto('/my/faq');
  await first;

  const second = await context.newPage();
  await second.goto('/my/faq');
  await expect(second.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
  await waitsForItsTurn(second);
  await passPolls(page, 1);
  expect(polls).toEqual([page, page]);

  const taken = nextPoll(second);
  await page.close();
  await taken;
  expect(polls.at(-1)).toBe(second);
});

test('a notice that one tab has shown is not new in another tab', async ({
  browser,
  baseURL,
  context,
  page,
  signIn,
  system,
}) => {
  await signIn('student');
  await context.clock.install();
  const first = nextPoll(page);
  await page.goto('/my/faq');
  await first;
  const second = await context.newPage();
  await second.goto('/my/faq');
  await waitsForItsTurn(second);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInByRequest(elsewhere.request, system.url, 'student');
  const shop = await elsewhere.newPage();
  system.isChanged = true;
  await shop.goto('/my/catalog/12');
  await buy(shop);
  await elsewhere.close();
  await passPolls(page, 1);

  await page.getByRole('button', { name: 'Уведомления, 1 новое' }).click();
  await expect(second.getByRole('button', { name: 'Уведомления, 1 новое' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible();
});

/**
 * Waits until the second tab has loaded its event loop and queues for the lock. Both tabs share one clock.
 * Moving the clock earlier would exceed the time limit of the second tab's sign-in.
 */
async function waitsForItsTurn(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)))
    .toContainEqual(expect.stringContaining('cabinet-events'));
}

/** The test browser reports every page as visible, so override the state of this page. */
async function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
