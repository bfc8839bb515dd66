import { addClient, getClient } from '@cabinet/contracts/crm';
import { listInvitations } from '@cabinet/contracts/invitations';
import { listCards } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { createOrder, getOrder, sendOrderMessage } from '@cabinet/contracts/orders';
import { listProducts } from '@cabinet/contracts/products';
import { getProgrammeOrigin } from '@cabinet/contracts/programme';
import { aCard, aClient, anOrder } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, type FakeNetwork, fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { inputOf, sampleRoutes } from '@cabinet/testing/samples';
import { forgetEverything } from './cache.ts';
import { call, callForHeader } from './client.ts';
import { ApiError } from './error.ts';

function aNetwork(): FakeNetwork {
  return fakeNetwork([
    [listCards, () => ({ cards: [aCard()] })],
    [listProducts, () => ({ products: [] })],
    [listOperations, () => ({ operations: [] })],
    [listInvitations, () => ({ recommendations: [] })],
    [getOrder, () => ({ order: anOrder() })],
    [createOrder, () => ({ order: anOrder() })],
    [sendOrderMessage, () => ({})],
    [getClient, () => ({ client: aClient() })],
    [addClient, () => ({ client: aClient() })],
  ]);
}

const purchase = { cardId: 501, prodId: 12, date: '2026-11-20T10:00:00.000Z' };

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

// Keep it first in this file: later tests find the gate open.
test('§7 calls before the client is ready are held, and then run in order', async () => {
  // Public routes do not wait for a token, so they run first.
  const held = sampleRoutes.filter(({ route }) => route.service === 'loyalty' && route.access !== 'public');
  const network = fakeNetwork([]);
  for (const { route, sample } of held) network.on(route, () => sample.answer as never);
  const all = Promise.allSettled(held.map(({ route, sample }) => call(route, inputOf(sample))));
  await Promise.resolve();
  expect(network.calls()).toHaveLength(0);

  connect(network);
  await all;
  expect(network.calls().map(({ route }) => route)).toEqual(held.map(({ route }) => route));
});

describe('the request', () => {
  test('a write carries the key of its intent, and a read carries no key', async () => {
    const network = aNetwork();
    connect(network);
    await call(createOrder, { body: purchase }, { idempotencyKey: 'intent-1' });
    await call(createOrder, { body: purchase });
    await call(listCards, { query: {} });
    const keys = network.calls().map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toEqual(['intent-1', expect.stringMatching(/^[0-9a-f-]{36}$/), undefined]);
  });

  test("§6 a participant's read contains their own e-mail, if the route takes an e-mail", async () => {
    const network = aNetwork();
    connect(network, { scope: () => ({ subject: 'a', owner: null, email: 'anna@cabinet.test' }) });
    await call(listCards, { query: {} });
    await call(listProducts, { query: {} });
    expect(network.calls(listCards)[0]?.input.query).toEqual({ email: 'anna@cabinet.test' });
    expect(network.calls(listProducts)[0]?.input.query).not.toHaveProperty('email');
  });
});

describe('an answer', () => {
  test('an answer is parsed by the contract, and missing optional values become null', async () => {
    const network = aNetwork();
    network.on(listCards, () => ({ cards: [{ id: 1, typeId: 2, cardNumber: '7000' }] }));
    connect(network);
    const { cards } = await call(listCards, { query: {} });
    expect(cards).toEqual([
      { id: 1, typeId: 2, cardNumber: '7000', status: null, cardHash: null, alias: null },
    ]);
  });

  test.each([
    ['HTML', '<html>', 'its root'],
    ['empty', '', 'its root'],
    ['the wrong shape', { cards: [{ id: 'anna@cabinet.test' }] }, 'cards.0.id'],
  ])('an answer that is %s becomes one broken ApiError without its content', async (_, body, place) => {
    const network = aNetwork();
    network.on(listCards, () => answer(200, body, { 'x-request-id': 'r-1' }));
    connect(network);
    const error = await failure(call(listCards, { query: {} }));
    expect(error).toMatchObject({ kind: 'broken', requestId: 'r-1' });
    expect(error.message).toBe(`GET /api/cards: the answer is invalid at ${place}`);
  });

  test.each([
    [400, 'refused'],
    [403, 'refused'],
    [404, 'missing'],
    [409, 'refused'],
    [422, 'refused'],
    [429, 'refused'],
    [500, 'broken'],
  ])('an answer with status %d is %s', async (status, kind) => {
    const network = aNetwork();
    network.on(createOrder, () =>
      answer(status, { error: 'Недостаточно токенов', errorCode: 'not_enough_tokens', message: 'short' }),
    );
    connect(network);
    expect(await failure(call(createOrder, { body: purchase }))).toMatchObject({
      status,
      kind,
      text: 'Недостаточно токенов',
      detail: 'short',
      code: 'not_enough_tokens',
      message: `POST /api/orders: ${status}`,
    });
  });

  test('an answer without a valid error body keeps its status and the request id', async () => {
    const network = aNetwork();
    network.on(getOrder, () => answer(404, '<html>'));
    connect(network);
    const error = await failure(call(getOrder, { params: { orderId: 12 }, query: {} }));
    expect(error).toMatchObject({ status: 404, text: null, code: null });
    expect(error.requestId).toBe(network.calls()[0]?.headers['X-Request-ID']);
  });

  test('the error of an answer contains no data of the request', async () => {
    const network = aNetwork();
    network.on(listCards, () => answer(409));
    connect(network, {
      token: async () => 'secret',
      scope: () => ({ subject: 'a', owner: null, email: 'anna@cabinet.test' }),
    });
    const error = await failure(call(listCards, { query: {} }));
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/secret|anna/);
    expect(error.cause).toBeUndefined();
  });
});

describe('a cancelled call', () => {
  test('a cancelled call rejects with the reason of its signal', async () => {
    const network = aNetwork();
    const held = Promise.withResolvers<{ cards: [] }>();
    network.on(listCards, () => held.promise);
    connect(network);
    const controller = new AbortController();
    const pending = call(listCards, { query: {} }, { signal: controller.signal });
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('SE6 an answer for the previous participant never arrives', async () => {
    const network = aNetwork();
    const held = Promise.withResolvers<{ cards: [] }>();
    network.on(listCards, () => held.promise);
    connect(network);
    const pending = call(listCards, { query: {} });
    const ended = expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    await Promise.resolve();
    forgetEverything();
    held.resolve({ cards: [] });
    await ended;
  });
});

test.each([
  [{ location: 'https://mti.example' }, 'https://mti.example'],
  [{}, null],
])('F14 a header is a valid answer: %j', async (headers, value) => {
  const network = aNetwork();
  network.on(getProgrammeOrigin, () => answer(204, '', headers));
  connect(network);
  await expect(callForHeader(getProgrammeOrigin, {}, 'location')).resolves.toBe(value);
});
