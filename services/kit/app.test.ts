import { listContacts } from '@cabinet/contracts/members';
import { createOrder } from '@cabinet/contracts/orders';
import { freshDatabase } from '../testing/kit/database.ts';
import { startServices, type TestSystem } from '../testing/kit/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());

const JSON_TYPE = { 'content-type': 'application/json' };

describe('errors are JSON of one shape', () => {
  test.each([
    ['broken JSON', '/loyalty/api/orders', '{"cardId":', 400, 'bad_json'],
    ['no body', '/loyalty/api/orders', '', 400, 'bad_json'],
    [
      'a body larger than 64 KiB',
      '/loyalty/api/orders',
      JSON.stringify({ comment: 'x'.repeat(70_000) }),
      413,
      'too_large',
    ],
    ['a polluted prototype', '/loyalty/api/orders', '{"__proto__": {"isAdmin": true}}', 400, 'bad_json'],
    ['another type of value', '/loyalty/api/orders', '{"cardId": "two"}', 400, 'bad_request'],
    ['an unknown path', '/loyalty/api/nothing', '{}', 404, 'not_found'],
    ['a malformed address', '/loyalty/%zz', '{}', 400, 'bad_request'],
  ])('%s returns a JSON error', async (_, url, payload, status, errorCode) => {
    const answer = await system.as('student').send({ method: 'POST', url, payload, headers: JSON_TYPE });
    expect(answer).toMatchObject({ status, body: { errorCode } });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
  });
});

test('an error names the wrong member but does not repeat its value', async () => {
  const { body } = await system.as('student').ask(createOrder, {
    body: { cardId: 2, prodId: 1, date: 'tomorrow <script>' },
  });
  expect(body).toEqual({ error: 'Запрос записан с ошибкой', errorCode: 'bad_request', message: 'date' });
});

test('answers with data forbid caches and send no referrer', async () => {
  const { headers } = await system.as('student').ask(listContacts, { query: {} });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['a valid id is returned', 'aB3-42.x_y:z', 'aB3-42.x_y:z'],
  ['an invalid id is replaced', 'a\tb "c"', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ['an oversized id is replaced', 'x'.repeat(200), expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('request id: %s', async (_, sent, received) => {
  const { headers } = await system.nobody.send({
    url: '/loyalty/api/cards',
    headers: { 'x-request-id': sent },
  });
  expect(headers['x-request-id']).toEqual(received);
});
