import { addClient, getClient } from '@cabinet/contracts/crm';
import {
  createOrder,
  getOrder,
  getProgrammeOrigin,
  listCards,
  listInvitations,
  listOperations,
  listProducts,
  sendOrderMessage,
} from '@cabinet/contracts/loyalty';
import { defineRoute } from '@cabinet/contracts/route';
import { aCard, aClient, anOrder } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, type FakeNetwork, fakeNetwork } from '@cabinet/testing/fakeNetwork';
import * as v from 'valibot';
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

// First in this file: later ones find the gate open.
test('§7 calls made before the client is ready are held, then run in order', async () => {
  const network = aNetwork();
  const both = Promise.all([
    call(listCards, { query: {} }),
    call(listProducts, { query: {} }),
    call(listOperations, { query: {} }),
  ]);
  await Promise.resolve();
  expect(network.calls()).toHaveLength(0);

  connect(network);
  await both;
  expect(network.calls().map(({ route }) => route)).toEqual([listCards, listProducts, listOperations]);
});

describe('§7 headers', () => {
  test('every request asks for JSON, with a bearer token and its source', async () => {
    const network = aNetwork();
    connect(network, { token: async () => 'abc' });
    await call(listCards, { query: {} });
    expect(network.calls()[0]?.headers).toMatchObject({
      Accept: 'application/json',
      Authorization: 'Bearer abc',
      'x-source-lp': 'personalAreaClientLP',
    });
  });

  test('X-Request-ID is another one each time', async () => {
    const network = aNetwork();
    connect(network);
    await call(listCards, { query: {} });
    await call(listCards, { query: {} });
    const ids = network.calls().map(({ headers }) => headers['X-Request-ID']);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(2);
  });

  test('only the CRM bus is told a version', async () => {
    const network = aNetwork();
    connect(network);
    await call(getClient, { query: {} });
    await call(listCards, { query: {} });
    expect(network.calls().map(({ headers }) => headers.Version)).toEqual(['1', undefined]);
  });

  test('nobody is asked for a token where the route is public', async () => {
    const news = defineRoute({
      service: 'loyalty',
      method: 'GET',
      path: '/api/news',
      access: 'public',
      summary: 'News',
      output: v.array(v.string()),
    });
    const network = fakeNetwork([[news, () => []]]);
    connect(network);
    await call(news, {});
    expect(network.calls()[0]?.headers).not.toHaveProperty('Authorization');
  });

  test('a write carries the key of its intent, a read none', async () => {
    const network = aNetwork();
    connect(network);
    await call(createOrder, { body: purchase }, { idempotencyKey: 'intent-1' });
    await call(createOrder, { body: purchase });
    await call(listCards, { query: {} });
    const keys = network.calls().map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toEqual(['intent-1', expect.stringMatching(/^[0-9a-f-]{36}$/), undefined]);
  });
});

describe('§5 what is sent', () => {
  test('an empty filter is dropped', async () => {
    const network = aNetwork();
    connect(network);
    await call(listProducts, { query: { section: 'services', search: '', brand: '' } });
    expect(network.calls(listProducts)[0]?.input.query).toEqual({
      section: 'services',
      sort: 'default',
      offset: 0,
      limit: 24,
    });
  });

  test('emoji are stripped from a body, not from its numbers', async () => {
    const network = aNetwork();
    connect(network);
    await call(sendOrderMessage, {
      params: { orderId: 12 },
      body: { source: 'form', message: 'Передумала 😢 №5' },
    });
    expect(network.calls(sendOrderMessage)[0]?.input).toMatchObject({
      params: { orderId: 12 },
      body: { message: 'Передумала  №5' },
    });
  });

  test('§6 a participant reads by their own e-mail, where the route asks for one', async () => {
    const network = aNetwork();
    connect(network, { scope: () => ({ subject: 'a', owner: null, email: 'anna@cabinet.test' }) });
    await call(listCards, { query: {} });
    await call(listProducts, { query: {} });
    expect(network.calls(listCards)[0]?.input.query).toEqual({ email: 'anna@cabinet.test' });
    expect(network.calls(listProducts)[0]?.input.query).not.toHaveProperty('email');
  });
});

describe('§6 view-as', () => {
  const scope = () => ({ subject: 'staff', owner: 'anna@cabinet.test', email: 'staff@cabinet.test' });

  test('reads name the owner, each by its parameter, and say who looks', async () => {
    const network = aNetwork();
    connect(network, { scope });
    await call(listCards, { query: {} });
    await call(listInvitations, { query: {} });
    await call(listProducts, { query: {} });
    await call(getOrder, { params: { orderId: 12 }, query: { include: 'statusDetail' } });
    expect(network.calls(listCards)[0]?.input.query).toEqual({ email: 'anna@cabinet.test' });
    expect(network.calls(listInvitations)[0]?.input.query).toEqual({ ownerEmail: 'anna@cabinet.test' });
    expect(network.calls(getOrder)[0]?.input.query).toEqual({ include: 'statusDetail' });
    expect(network.calls()[0]?.headers['x-source-lp']).toBe('personalAreaPartnerLP');
  });

  test('a write never leaves the browser', async () => {
    const network = aNetwork();
    connect(network, { scope });
    const error = await failure(call(createOrder, { body: purchase }));
    expect(error).toMatchObject({ kind: 'refused', text: 'Запрещено совершать операции' });
    expect(network.calls()).toHaveLength(0);
  });

  test('R6 nor does a read that acts', async () => {
    const network = aNetwork();
    connect(network, { scope });
    const verify = { ...listCards, access: 'own-only' as const };
    expect((await failure(call(verify, { query: {} }))).status).toBe(403);
    expect(network.calls()).toHaveLength(0);
  });
});

describe('an answer', () => {
  test('is parsed by the contract: what is missing and optional is null', async () => {
    const network = aNetwork();
    network.on(listCards, () => ({ cards: [{ id: 1, typeId: 2, cardNumber: '7000' }] }));
    connect(network);
    const { cards } = await call(listCards, { query: {} });
    expect(cards).toEqual([{ id: 1, typeId: 2, cardNumber: '7000', status: null, cardHash: null }]);
  });

  test.each([
    ['HTML', '<html>', 'its root'],
    ['nothing', '', 'cards'],
    ['the wrong shape', { cards: [{ id: 'anna@cabinet.test' }] }, 'cards.0.id'],
  ])('that is %s is one broken ApiError without what it held', async (_, body, place) => {
    const network = aNetwork();
    network.on(listCards, () => answer(200, body, { 'x-request-id': 'r-1' }));
    connect(network);
    const error = await failure(call(listCards, { query: {} }));
    expect(error).toMatchObject({ kind: 'broken', requestId: 'r-1' });
    expect(error.message).toBe(`GET /api/cards: the answer is broken at ${place}`);
  });

  test.each([
    [400, 'refused'],
    [403, 'refused'],
    [404, 'missing'],
    [409, 'refused'],
    [422, 'refused'],
    [429, 'refused'],
    [500, 'broken'],
  ])('with status %d is %s', async (status, kind) => {
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

  test('with a body that is no error body still has its status and the id of the request', async () => {
    const network = aNetwork();
    network.on(getOrder, () => answer(404, '<html>'));
    connect(network);
    const error = await failure(call(getOrder, { params: { orderId: 12 }, query: {} }));
    expect(error).toMatchObject({ status: 404, text: null, code: null });
    expect(error.requestId).toBe(network.calls()[0]?.headers['X-Request-ID']);
  });

  test('keeps nothing of the request in its error', async () => {
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

describe('a call that nobody waits for any more', () => {
  test('ends with the reason of its signal', async () => {
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
])('F14 a header is an answer as well: %j', async (headers, value) => {
  const network = aNetwork();
  network.on(getProgrammeOrigin, () => answer(204, '', headers));
  connect(network);
  await expect(callForHeader(getProgrammeOrigin, {}, 'location')).resolves.toBe(value);
});
