import { randomUUID } from 'node:crypto';
import { createOrder } from '@cabinet/contracts/orders';
import type { Breakage, Faults } from './faults/faults.ts';
import { test } from './support/brokenWire.ts';
import { type Participant, participantOf } from './support/participant.ts';
import { expect, type Page } from './support/test.ts';
import { PLACED } from './support/verbs.ts';

/** The cheapest product of the catalogue. */
const STICKERS = { id: 32, price: 150 };
/**
 * N2 promises 200 purchases. The browser buys twice in each of its five ways; the other requests go directly
 * to the service.
 */
const PURCHASES = 200;
const ROUNDS = 2;
/** Time of the service for an order, in milliseconds of the page's clock. */
const SLOW_MS = 2_000;

/** Waits for the given number of orders at the service. Then moves the clock and lets the service answer. */
async function answerLate(page: Page, service: Breakage, count = 1): Promise<void> {
  await service.meets(count);
  await page.clock.fastForward(SLOW_MS);
  service.mend();
}

/** Returns the Idempotency-Key of each sent order. */
function keysOf(...services: Breakage[]): unknown[] {
  return services.flatMap(({ met }) => met.map(({ headers }) => headers['idempotency-key']));
}

/** Returns the orders and charges of the account, from its history. */
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

/**
 * The ways in which an impatient participant buys the stickers. Each way returns the keys of the sent orders.
 */
const WAYS: Record<string, (page: Page, faults: Faults, round: number) => Promise<unknown[]>> = {
  async 'clicks twice'(page, faults) {
    const service = faults.hold(createOrder);
    await ask(page);
    await button(page, 'Списать').dblclick();
    await answerLate(page, service);
    return keysOf(service);
  },
  async 'presses Enter and clicks'(page, faults) {
    const service = faults.hold(createOrder);
    await ask(page);
    // Unlike a click, a key press does not wait, and the addresses may still be loading.
    await expect(button(page, 'Списать')).toBeEnabled();
    await button(page, 'Списать').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Списать').click({ force: true });
    await answerLate(page, service);
    return keysOf(service);
  },
  async 'also buys in a second tab'(page, faults) {
    const service = faults.hold(createOrder);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await Promise.all([ask(page), ask(second)]);
    await button(page, 'Списать').click();
    await service.meets(1);
    await button(second, 'Списать').click();
    await answerLate(page, service, 2);
    await expect(second.getByRole('heading', { name: PLACED })).toBeVisible();
    await second.close();
    return keysOf(service);
  },
  async 'presses again after a missing answer'(page, faults) {
    // The client retries once. The browser retries, too, if it has used the connection before.
    const lost = faults.lose(createOrder);
    await ask(page);
    await button(page, 'Списать').click();
    await lost.meets(1);
    await page.clock.fastForward(1_000);
    await expect(question(page)).toContainText('дважды не спишем');
    expect(lost.met.length).toBeGreaterThan(1);
    const service = faults.hold(createOrder);
    await button(page, 'Повторить').click();
    await answerLate(page, service);
    return keysOf(lost, service);
  },
  async 'reloads the page and buys again'(page, faults, round) {
    // The service has acted, or has never got the request: the page cannot know.
    const first = round === 1 ? faults.holdAnswer(createOrder) : faults.hold(createOrder);
    await ask(page);
    await button(page, 'Списать').click();
    await first.meets(1);
    await page.reload();
    await answerLate(page, first);
    const second = faults.hold(createOrder);
    await ask(page);
    await button(page, 'Повторить').click();
    await answerLate(page, second);
    return keysOf(first, second);
  },
};

for (const [way, buyNervously] of Object.entries(WAYS)) {
  test(`N2 a participant who ${way} while the service takes 2 s gets one order and one charge`, async ({
    context,
    faults,
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
      const keys = await buyNervously(page, faults, round);
      await expect(page.getByRole('heading', { name: PLACED })).toBeVisible();
      expect(new Set(keys).size).toBe(1);
      expect(await historyOf(participant)).toEqual(after(before, round));
      faults.mendAll();
      await page.getByRole('button', { name: 'Купить ещё' }).click();
    }
  });
}

type Send = (signal?: AbortSignal) => Promise<Response>;

/**
 * The requests that the five ways send to the service: several requests with one key, parallel or in
 * sequence.
 */
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

/** Waits for a number of turns of the event loop, so that other work can run in between. */
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

test('N2 all requests of one purchase, in any order, create one order and one charge', async ({
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
