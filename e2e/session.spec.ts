import type { BrowserContext } from '@playwright/test';
import type { FaultProxy } from './faults/proxy.ts';
import { emailOf } from './support/accounts.ts';
import { test } from './support/brokenWire.ts';
import { participantOf } from './support/participant.ts';
import { nextPoll, POLL_MS, passPolls } from './support/polls.ts';
import {
  clockTimeLimits,
  countTokens,
  endAtIdentity,
  hold,
  LIFE_S,
  NEAR_END_MS,
  recordCalls,
  restNetwork,
  stopClock,
  TOKEN,
  TOKEN_PATH,
} from './support/session.ts';
import { fillInSignIn } from './support/signIn.ts';
import { expect, type Page } from './support/test.ts';
import { watchTexts } from './support/texts.ts';
import { bearerOf, claimsOf } from './support/token.ts';
import { countLoads, expectBalance, PLACED } from './support/verbs.ts';
import { giveReason } from './support/viewAs.ts';

const COMMENT = 'Синий, размер M';
/** Requests for data, of every service. */
const DATA = /\/(loyalty|crm)\//;
const POLL = 'GET /loyalty/api/contactTracking';

test('SE1 SE7 five tabs near the end of their token renew it once, and their calls wait for the renewal', async ({
  context,
  signIn,
}) => {
  test.slow();
  await signIn('student');
  await context.clock.install();
  const tabs: Page[] = [];
  while (tabs.length < 5) tabs.push(await openTab(context));

  await stopClock(context);
  const tokens = countTokens(context);
  const calls = recordCalls(context);
  const release = await hold(context, TOKEN);
  await context.clock.fastForward(NEAR_END_MS);
  // The network goes and comes back several times. Each time the page reads the balance and the cards again.
  for (const tab of tabs) {
    await tab.evaluate(() => {
      for (let time = 0; time < 5; time += 1) dispatchEvent(new Event('online'));
    });
  }
  await expect.poll(tokens).toBe(1);
  expect(calls).toEqual([]);

  release();
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(50);
  expect(tokens()).toBe(1);
});

test('SE1 an idle hour uses one token every four minutes', async ({ context, page, signIn }) => {
  test.slow();
  await signIn('student');
  await page.clock.install();
  const first = nextPoll(page);
  await page.goto('/my/faq');
  await first;
  await stopClock(context);
  const tokens = countTokens(context);
  await passPolls(page, 120);
  // §7: the renewal runs 60 s before a token of 300 s ends, which makes 15 tokens in an hour.
  expect([14, 15]).toContain(tokens());
});

test('SE1 F11 a token of one minute is not renewed at every call', async ({ context, page, signIn }) => {
  await signIn('student');
  await page.clock.install();
  await shortenTokens(context, 60);
  const tokens = countTokens(context);
  const calls = recordCalls(context);
  const first = nextPoll(page);
  await page.goto('/my/');
  await expectBalance(page, '12 500');
  await first;
  expect(calls.length).toBeGreaterThan(5);
  expect(tokens()).toBe(1);
  await stopClock(context);
  await passPolls(page, 4);
  expect(tokens()).toBeLessThanOrEqual(5);
});

/** The browser repeats a renewal that was cut on a used connection (F2), so lose these answers too. */
const LOST = 3;

/** Failures of the connection to all services. The wire breaks for real, not in the browser. */
interface Cut {
  name: string;
  /** @returns a function that waits until a renewal has failed */
  cut(wire: FaultProxy, context: BrowserContext): Promise<() => Promise<unknown>>;
  /** Whether requests reach the services. */
  isHeard: boolean;
}

const CUTS: Cut[] = [
  {
    name: 'is refused',
    async cut(wire, context) {
      await wire.unplug();
      const asked = countTokens(context);
      return () => expect.poll(asked).toBeGreaterThan(1);
    },
    isHeard: false,
  },
  {
    name: 'is reset before the answer',
    async cut({ faults }) {
      const lost = faults.lose('/**');
      return () => lost.meets(LOST);
    },
    isHeard: true,
  },
  {
    name: 'holds back the answer',
    async cut({ faults }) {
      const swallowed = faults.holdAnswer('/**');
      return () => swallowed.meets(1);
    },
    isHeard: true,
  },
];

for (const { name, cut, isHeard } of CUTS)
  test(`SE2 L3 a connection that ${name} loses no field, no tab, and creates no second order`, async ({
    context,
    faults,
    page,
    problems,
    signIn,
    system,
    wire,
  }) => {
    test.slow();
    problems.allow(/ERR_CONNECTION_(RESET|REFUSED)|openid-connect\/token/);
    await clockTimeLimits(context);
    await signIn('student');
    await context.clock.install();
    const participant = participantOf(page, system.url);
    await page.goto('/my/catalog/12');
    await page.getByRole('button', { name: 'Купить' }).click();
    const question = page.getByRole('dialog', { name: /^Списать/ });
    const comment = question.getByLabel('Комментарий к заказу');
    await comment.fill(COMMENT);
    const other = await openTab(context);
    const loads = [countLoads(page), countLoads(other)];
    const countOrders = async () => {
      const { orders } = await participant.get<{ orders: unknown[] }>('/loyalty/v2/api/orders');
      return orders.length;
    };
    const before = await countOrders();
    const mend = async () => {
      faults.mendAll();
      await wire.plugIn();
    };

    await test.step('the connection fails during the renewal of the token', async () => {
      await restNetwork(context);
      const isHarmed = await cut(wire, context);
      const isRenewed = watchRenewal(context);
      await context.clock.fastForward(NEAR_END_MS);
      await isHarmed();
      await mend();
      await pass(context, () => expect(isRenewed()).toBe(true));
      await other.getByRole('banner').getByRole('link', { name: 'Заказы' }).click();
      await expect(other.getByRole('region', { name: 'Заказы' })).toBeVisible();
      await expect(comment).toHaveValue(COMMENT);
    });
    await test.step('the connection fails while the order is sent', async () => {
      await restNetwork(context);
      await cut(wire, context);
      await question.getByRole('button', { name: 'Списать' }).click();
      await pass(context, () => expect(question).toContainText('дважды не спишем', { timeout: 500 }));
      await expect.poll(countOrders).toBe(before + Number(isHeard));
      await expect(comment).toHaveValue(COMMENT);
      await mend();
      await question.getByRole('button', { name: 'Повторить' }).click();
      await expect(page.getByRole('heading', { name: PLACED })).toBeVisible();
      expect(await countOrders()).toBe(before + 1);
    });
    expect(loads.map((count) => count())).toEqual([0, 0]);
  });

/** Moves the clock past the time limits of open requests, until the check holds. */
async function pass(context: BrowserContext, holds: () => unknown): Promise<void> {
  await expect(async () => {
    await context.clock.fastForward(4_000);
    await holds();
  }).toPass({ intervals: [500] });
}

/** Returns a function that says whether any tab has got a token since. */
function watchRenewal(context: BrowserContext): () => boolean {
  let isRenewed = false;
  context.on('response', (response) => {
    if (response.url().endsWith(TOKEN_PATH) && response.ok()) isRenewed = true;
  });
  return () => isRenewed;
}

test('SE4 a session that ends elsewhere closes every tab at the end of its token, within five minutes', async ({
  context,
  open,
  page,
  problems,
  signIn,
  system,
}) => {
  problems.allow(/openid-connect\/token/);
  await signIn('student');
  await context.clock.install();
  const bearer = bearerOf(page);
  await open('/');
  await expectBalance(page, '12 500');
  const other = await openTab(context);
  const { iat, exp } = claimsOf(await bearer);
  expect(exp - iat).toBeLessThanOrEqual(LIFE_S);

  await restNetwork(context);
  await endAtIdentity(context.request, system.url);
  await context.clock.fastForward(LIFE_S * 1000);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  }
});

test('SE5 a poll that takes longer than its interval is never joined by a second poll', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('student');
  await page.clock.install();
  const first = nextPoll(page);
  await page.goto('/my/faq');
  await first;
  await stopClock(context);
  const calls = recordCalls(context);
  // Split the delay between the poll and the cards, so that no single call exceeds its time limit.
  await page.route('**/api/contactTracking', (route) => route.fulfill({ json: ['cards'] }));
  const showPoll = await hold(context, '**/api/contactTracking');
  const showCards = await hold(context, '**/api/cards*');
  await page.clock.fastForward(POLL_MS);
  await page.clock.fastForward(POLL_MS / 2);
  showPoll();
  await expect.poll(() => calls).toEqual([POLL, 'GET /loyalty/api/cards']);
  await page.clock.fastForward(POLL_MS / 2);
  showCards();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cabinet.events'))).not.toBeNull();
  await passPolls(page, 1);
  expect(calls.filter((call) => call === POLL)).toHaveLength(2);
});

test('SE5 after eight hours of sleep the cabinet wakes with one poll and one token', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('student');
  await page.clock.install();
  const first = nextPoll(page);
  await page.goto('/my/');
  await expectBalance(page, '12 500');
  await first;
  await stopClock(context);
  const tokens = countTokens(context);
  const calls = recordCalls(context);
  const woken = nextPoll(page);
  await page.clock.fastForward(8 * 60 * 60 * 1000);
  await woken;
  await expectBalance(page, '12 500');

  expect(calls.filter((call) => call === POLL)).toHaveLength(1);
  expect(new Set(calls).size).toBe(calls.length);
  expect(tokens()).toBe(1);
});

/** Texts that only the student's cabinet shows. */
const STUDENT = [emailOf('student'), 'Каримова', 'Лола Абдуллаева', '12 500'];

test('SE6 no frame shows a participant to the next participant in the same tab', async ({
  context,
  open,
  page,
  signIn,
}) => {
  const drawn = await watchTexts(context, STUDENT);
  await signIn('student');
  await open('/');
  await expectBalance(page, '12 500');
  for (const path of ['Заказы', 'Каталог']) await page.getByRole('link', { name: path }).first().click();
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('link', { name: 'Поддержка' }).first().click();
  await expect(page.getByRole('heading', { name: 'Лола Абдуллаева' })).toBeVisible();
  await page.getByRole('link', { name: 'Профиль' }).click();
  await expect(page.getByText(emailOf('student'))).toBeVisible();
  expect(drawn.list()).toEqual([...STUDENT].sort());

  await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в кабинет' })).toBeVisible();
  drawn.forget();
  const release = await hold(context, DATA);
  await fillInSignIn(page, 'best');
  await expect(greeting(page)).toHaveText('Привет, Азиз.');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('У тебя на карте');
  await page.getByRole('button', { name: 'Ещё', exact: true }).click();
  await page.getByRole('link', { name: 'Поддержка' }).first().click();
  expect(drawn.list()).toEqual([]);
});

test('SE6 no frame shows a viewed participant in another participant’s cabinet, or in the own cabinet', async ({
  context,
  open,
  page,
  problems,
  signIn,
}) => {
  // A staff account is not a participant.
  problems.allow(/api\/user\/get/);
  const drawn = await watchTexts(context, STUDENT);
  await signIn('manager');
  await open('/');
  await open(`/?ownerEmail=${emailOf('student')}`);
  await expectBalance(page, '12 500');
  expect(drawn.list()).toContain('12 500');

  const next = [
    { path: `/?ownerEmail=${emailOf('best')}`, whole: greeting(page).getByText('260 450') },
    { path: '/?ownerEmail=', whole: page.getByRole('heading', { name: 'Участники' }) },
  ];
  for (const { path, whole } of next) {
    // Let only the call with the reason of the visit pass.
    const release = await hold(context, /\/(loyalty\/(?!api\/views)|crm)/);
    await page.goto(`/my${path}`, { waitUntil: 'commit' });
    drawn.forget();
    if (!path.endsWith('=')) await giveReason(page);
    await expect(greeting(page)).toContainText('Привет');
    release();
    await expect(whole).toBeVisible();
    expect(drawn.list()).toEqual([]);
  }
});

test('SE6 a tab drops its participant as soon as another participant signs in in another tab', async ({
  context,
  open,
  page,
  signIn,
}) => {
  await signIn('student');
  await open('/support');
  await expect(page.getByRole('heading', { name: 'Лола Абдуллаева' })).toBeVisible();
  await context.clearCookies();
  await signIn('poor');
  const other = await context.newPage();
  await other.goto('/my/');
  await expectBalance(other, '100');
  await expect(page.getByText('Лола Абдуллаева')).toHaveCount(0);
  await page.getByRole('link', { name: 'Главная' }).first().click();
  await expectBalance(page, '100');
});

/** Returns the heading, which appears before the data. */
function greeting(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Opens another tab with the home page and waits for all its data. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/my/');
  await expectBalance(page, '12 500');
  await expect(page.getByRole('link', { name: 'Вся история' })).toBeVisible();
  // Wait for late parts of the page, because a jump of the clock would exceed their time limit.
  await page.waitForLoadState('networkidle');
  return page;
}

/** Gives the cabinet tokens with an earlier expiry, and gives the services the real tokens. */
async function shortenTokens(context: BrowserContext, seconds: number): Promise<void> {
  const real = new Map<string, string>();
  await context.route(TOKEN, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const token: string = json.access_token;
    const [head, , signature] = token.split('.');
    const claims = claimsOf(token);
    const short = Buffer.from(JSON.stringify({ ...claims, exp: claims.iat + seconds })).toString('base64url');
    const shortened = `${head}.${short}.${signature}`;
    real.set(`Bearer ${shortened}`, `Bearer ${token}`);
    await route.fulfill({ response, json: { ...json, access_token: shortened } });
  });
  await context.route(DATA, async (route) => {
    const headers = route.request().headers();
    await route.continue({
      headers: { ...headers, authorization: real.get(headers.authorization ?? '') ?? '' },
    });
  });
}
