import { createOrder, sendOrderMessage } from '@cabinet/contracts/loyalty';
import type { Route } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import * as fc from 'fast-check';
import { openDatabase } from './database.ts';
import { startServices, type TestSystem } from './testing/system.ts';

let system: TestSystem;
let token: string;
beforeAll(async () => {
  system = await startServices(await openDatabase());
  token = await system.identity.tokenOf('student');
}, 60_000);
afterAll(() => system.close());

const RUNS = { numRuns: 60 };
const NASTY = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\u0000',
    'NaN',
    '1e308',
    '-1',
    '9'.repeat(30),
    "' or 1=1 --",
    '../..',
    '__proto__',
    '%00',
    '',
  ),
);

/** Bodies that are right but for a member or two reach further than noise. */
const GOOD: Record<string, unknown> = {
  cardId: 2,
  prodId: 32,
  date: '2026-12-01T10:00:00.000Z',
  price: 150,
  source: 'Вопрос по заказу',
  message: 'Можно забрать в субботу?',
  phone: '+79160001122',
};
const nearly = (good: unknown) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: NASTY });

/** Whatever comes in: an answer, or an error of the one shape that is not ours. */
async function expectNoFailure(method: Route['method'], url: string, payload?: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(payload && { 'content-type': 'application/json' }),
  };
  const response = await system.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(response.statusCode).toBeLessThan(500);
  if (response.statusCode < 400) return;
  const { error, message, errorCode } = response.json();
  expect(typeof (error ?? message)).toBe('string');
  expect(typeof errorCode).toBe('string');
}

test('A4 members a participant may not set are not heard', async () => {
  const more = { status: 'CLOSED', contactId: 5, barcode: '1', name: 'Подарок', stock: 5 };
  const body = { cardId: 2, prodId: 32, date: '2026-12-01T10:00:00.000Z', ...more };
  const { order } = await system.as('student').get(createOrder, { body });
  expect(order).toMatchObject({ status: 'NEW_ORDER', price: 150, productName: { ru: 'Набор стикеров' } });
  const request = { params: { orderId: order.id }, body: { source: 'x', message: 'y', status: 'CLOSED' } };
  await system.as('student').get(sendOrderMessage, request);
});

describe.each(Object.entries(routes))('I2 %s answers bad input with a 4xx', (_, route) => {
  const base = `/${route.service}${route.path}`;

  test('in its address', async () => {
    const words = fc.array(fc.tuple(fc.constantFrom(...Object.keys(entriesOf(route.query)), 'x'), NASTY), {
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(fc.webSegment({ size: 'small' }), words, async (segment, query) => {
        const search = new URLSearchParams(query.map(([name, value]) => [name, textOf(value)]));
        const path = base.replace(/\{\w+\}/g, segment);
        await expectNoFailure(route.method, `${path}?${search}`);
      }),
      RUNS,
    );
  });

  if (!route.body) return;
  test('in its body', async () => {
    const body = fc.record(
      Object.fromEntries(Object.keys(entriesOf(route.body)).map((name) => [name, nearly(GOOD[name])])),
      { requiredKeys: [] },
    );
    const url = base.replace(/\{\w+\}/g, '1012');
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (payload) => {
        await expectNoFailure(route.method, url, JSON.stringify(payload));
      }),
      RUNS,
    );
  });
});

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function entriesOf(schema: unknown): object {
  return (schema as { entries?: object } | undefined)?.entries ?? {};
}

test.each([
  ['letters in the id of an order', '/loyalty/api/orders/abc', 400],
  ['an id beyond every number', `/loyalty/api/orders/${'9'.repeat(30)}`, 400],
  ['a negative id', '/loyalty/v2/api/products/-1', 400],
  ['a fraction', '/loyalty/v2/api/products/1.5', 400],
  ['an unknown product', '/loyalty/v2/api/products/987654', 404],
  ['the relatives of an unknown product', '/loyalty/v2/api/products/987654/relatives', 404],
  ['an unknown section', '/loyalty/v2/api/products?section=secret', 400],
  ['letters in a filter', '/loyalty/v2/api/products?brand=a,b', 400],
  ['a date that is none', '/loyalty/v2/api/operations?startDate=yesterday', 400],
  ['an operation that is none', '/loyalty/v2/api/operations?operationId=1;drop', 400],
])('%s', async (_, url, status) => {
  expect(await system.as('student').send({ url })).toMatchObject({ status });
});

test.each([
  ['NUL in a comment', { comment: 'a\u0000b' }],
  ['a comment beyond 500 characters', { comment: 'x'.repeat(501) }],
  ['a card that is no number', { cardId: '2' }],
  ['a product that is half a number', { prodId: 1.5 }],
  ['a day without a time', { date: '2026-12-01' }],
])('%s is refused', async (_, wrong) => {
  const body = { cardId: 2, prodId: 32, date: '2026-12-01T10:00:00.000Z', ...wrong };
  expect(await system.as('student').ask(createOrder, { body: body as never })).toMatchObject({ status: 400 });
});
