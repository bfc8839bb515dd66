import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { type Participant, participantOf } from './support/participant.ts';
import { expect, type Page, test } from './support/test.ts';
import { PLACED } from './support/verbs.ts';

/** The cheapest of the catalogue. */
const STICKERS = { id: 32, price: 150 };
/** N2 promises 200: the browser buys twice in each of its five ways, the rest goes straight to the service. */
const PURCHASES = 200;
const ROUNDS = 2;
const ORDERS = '**/loyalty/api/orders';

/** A service that takes 2 s of the page's clock for an order. */
interface SlowService {
  /** The Idempotency-Key of each order that was sent. */
  keys: string[];
  /** As many orders wait for their answers. */
  hasGot(count: number): Promise<void>;
  /** As many orders wait, the 2 s are over, and they are answered. */
  answers(count?: number): Promise<void>;
}

type Step = (route: Route, place: number) => Promise<unknown>;

/** @param begin what the service does with an order at once, and `end` after the 2 s; the first order has place 1 */
async function slowService(
  page: Page,
  { begin, end = (route) => route.continue() }: { begin?: Step; end?: Step } = {},
): Promise<SlowService> {
  const keys: string[] = [];
  let waiting: (() => void)[] = [];
  let arrived = () => {};
  await page.context().route(ORDERS, async (route) => {
    const place = keys.push(route.request().headers()['idempotency-key'] ?? '');
    await begin?.(route, place);
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      arrived();
    });
    // The page that has asked may be gone.
    await end(route, place).catch(() => undefined);
  });
  async function hasGot(count: number): Promise<void> {
    while (waiting.length < count)
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
  }
  return {
    keys,
    hasGot,
    async answers(count = 1) {
      await hasGot(count);
      await page.clock.fastForward(2_000);
      for (const go of waiting) go();
      waiting = [];
    },
  };
}

/** The service has done it, and the participant never hears of it. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

/** Orders and charges of the account, as its history tells. */
async function historyOf(participant: Participant) {
  const { orders } = await participant.get<{ orders: unknown[] }>('/loyalty/v2/api/orders');
  const { operations } = await participant.get<{ operations: { type: string; amount: number }[] }>(
    '/loyalty/v2/api/operations',
  );
  const charges = operations.filter(({ type }) => type === 'ORDER');
  const charged = -charges.reduce((sum, { amount }) => sum + amount, 0);
  return { orders: orders.length, charges: charges.length, charged };
}

type History = Awaited<ReturnType<typeof historyOf>>;

function after({ orders, charges, charged }: History, purchases: number): History {
  return {
    orders: orders + purchases,
    charges: charges + purchases,
    charged: charged + purchases * STICKERS.price,
  };
}

function question(page: Page) {
  return page.getByRole('dialog', { name: /^Списать/ });
}

function button(page: Page, name: string) {
  return question(page).getByRole('button', { name });
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Купить' }).click();
  await expect(question(page)).toBeVisible();
}

/** Each way a nervous finger buys the stickers; resolves with the keys of the orders that were sent. */
const WAYS: Record<string, (page: Page, round: number) => Promise<string[]>> = {
  async 'clicks twice'(page) {
    const service = await slowService(page);
    await ask(page);
    await button(page, 'Списать').dblclick();
    await service.answers();
    return service.keys;
  },
  async 'presses Enter and clicks'(page) {
    const service = await slowService(page);
    await ask(page);
    await button(page, 'Списать').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Списать').click({ force: true });
    await service.answers();
    return service.keys;
  },
  async 'buys in a second tab too'(page) {
    const service = await slowService(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await Promise.all([ask(page), ask(second)]);
    await button(page, 'Списать').click();
    await service.hasGot(1);
    await button(second, 'Списать').click();
    await service.answers(2);
    await expect(second.getByRole('heading', { name: PLACED })).toBeVisible();
    await second.close();
    return service.keys;
  },
  async 'presses again when no answer came'(page) {
    const service = await slowService(page, {
      end: (route, place) => (place < 3 ? loseAnswer(route) : route.continue()),
    });
    await ask(page);
    await button(page, 'Списать').click();
    await service.answers();
    // The client tries once more by itself, after a pause.
    await page.clock.fastForward(1_000);
    await service.answers();
    await expect(question(page)).toContainText('дважды не спишем');
    await button(page, 'Повторить').click();
    await service.answers();
    return service.keys;
  },
  async 'reloads the page and buys again'(page, round) {
    // The service has done it, or has never heard of it: the page cannot tell.
    const begin: Step = async (route, place) => round === 1 && place === 1 && route.fetch();
    const service = await slowService(page, { begin });
    await ask(page);
    await button(page, 'Списать').click();
    await service.hasGot(1);
    await page.reload();
    await service.answers();
    await ask(page);
    await button(page, 'Повторить').click();
    await service.answers();
    return service.keys;
  },
};

for (const [way, buyNervously] of Object.entries(WAYS)) {
  test(`N2 whoever ${way} while the service takes 2 s has one order and one charge`, async ({
    context,
    page,
    problems,
    signIn,
    system,
  }) => {
    problems.allow(/ERR_CONNECTION_RESET/);
    await signIn('best');
    await context.clock.install();
    const participant = participantOf(page, system.url);
    await page.goto(`/my/catalog/${STICKERS.id}`);
    const before = await historyOf(participant);

    for (let round = 1; round <= ROUNDS; round += 1) {
      const keys = await buyNervously(page, round);
      await expect(page.getByRole('heading', { name: PLACED })).toBeVisible();
      expect(new Set(keys).size).toBe(1);
      expect(await historyOf(participant)).toEqual(after(before, round));
      await context.unroute(ORDERS);
      await page.getByRole('button', { name: 'Купить ещё' }).click();
    }
  });
}

type Send = (signal?: AbortSignal) => Promise<Response>;

/** What the five ways come down to for the service: several requests with one key, at once or after one another. */
const SENDS: ((send: Send, moment: number) => Promise<Response[]>)[] = [
  (send) => Promise.all([send(), send()]),
  (send) => Promise.all([send(), send(), send()]),
  async (send, moment) => {
    const first = send();
    await turns(moment);
    return Promise.all([first, send()]);
  },
  async (send, moment) => {
    await cutOff(send, moment);
    return [await send()];
  },
  async (send, moment) => {
    await cutOff(send, moment);
    return Promise.all([send(), send()]);
  },
];

/** So many turns of the event loop, each a moment for something to come in between. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function cutOff(send: Send, moment: number): Promise<void> {
  const connection = new AbortController();
  const sent = send(connection.signal).catch(() => null);
  await turns(moment);
  connection.abort();
  await sent;
}

test('N2 however the requests of one purchase meet, it is one order and one charge', async ({
  page,
  open,
  signIn,
  system,
}) => {
  system.isChanged = true;
  await signIn('best');
  const participant = participantOf(page, system.url);
  await open('/faq');
  const { cards } = await participant.get<{ cards: { id: number; typeId: number }[] }>('/loyalty/api/cards');
  const order = {
    cardId: cards.find(({ typeId }) => typeId === 2)?.id,
    prodId: STICKERS.id,
    date: new Date().toISOString(),
  };
  const before = await historyOf(participant);

  const rest = PURCHASES - ROUNDS * Object.keys(WAYS).length;
  for (let purchase = 0; purchase < rest; purchase += 1) {
    const headers = { 'Idempotency-Key': randomUUID() };
    const send: Send = (signal) => participant.post('/loyalty/api/orders', order, { headers, signal });
    const answers = await SENDS[purchase % SENDS.length]?.(send, purchase);
    expect(new Set(answers?.map(({ status }) => status))).toEqual(new Set([200]));
  }
  expect(await historyOf(participant)).toEqual(after(before, rest));
});
