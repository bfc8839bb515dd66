import { safeParse } from 'valibot';
import type { Route } from './route.ts';
import { routePath } from './route.ts';
import { routes } from './routes.ts';

/** The calls of §7, each with its query or body. */
const CALLS: [service: Route['service'], call: string, asked: Partial<Record<'query' | 'body', object>>][] = [
  ['loyalty', 'POST /api/phoneVerification', { body: { phone: '+79161234567' } }],
  ['loyalty', 'GET /api/phoneVerification', { query: { code: '012345' } }],
  ['loyalty', 'GET /v2/api/contacts', { query: { email: 'a@cabinet.test', include: 'deals,hasWin' } }],
  ['loyalty', 'GET /v2/api/contacts', { query: { email: 'a@cabinet.test', include: 'manager,hasWin' } }],
  ['loyalty', 'GET /api/cards', { query: { email: 'a@cabinet.test' } }],
  ['loyalty', 'GET /api/contacts/detail', { query: { email: 'a@cabinet.test', xmlId: 'FRIEND' } }],
  ['loyalty', 'GET /api/contacts/detail', { query: { email: 'a@cabinet.test', xmlId: 'ACADEM_ORDER' } }],
  [
    'loyalty',
    'GET /v2/api/operations',
    { query: { email: 'a@cabinet.test', operationId: '3,7', startDate: '2026-10-22' } },
  ],
  ['loyalty', 'GET /api/dictionary/operations', {}],
  ['loyalty', 'GET /api/contacts/welcomeBonus', { query: { phone: '+79161234567' } }],
  ['loyalty', 'GET /api/contactTracking', {}],
  ['loyalty', 'GET /api/topClientsRating/50', {}],
  ['loyalty', 'GET /api/emailByBitrixId/{id}', {}],
  ['loyalty', 'HEAD /v2/api', {}],
  ['loyalty', 'GET /v2/api/orders', { query: { include: 'productImage', status: 'ANY' } }],
  ['loyalty', 'GET /api/orders/{orderId}', { query: { include: 'statusDetail' } }],
  [
    'loyalty',
    'POST /api/orders',
    {
      body: {
        cardId: 501,
        comment: '',
        date: '2026-11-21T09:00:00.000Z',
        description: 'Термос',
        prodId: 12,
      },
    },
  ],
  [
    'loyalty',
    'POST /api/orders/{orderId}/message',
    { body: { source: 'Форма отмены заказа', message: 'Передумала' } },
  ],
  ['crm', 'GET /api/user/get', { query: { email: 'a@cabinet.test' } }],
  ['crm', 'POST /api/user/add', { body: {} }],
  ['crm', 'POST /api/user/update', { body: { phone: '+79161234567' } }],
  ['crm', 'POST /api/user/update', { body: { partner_id: 9001, bitrix_id: '7001' } }],
  ['crm', 'GET /api/user/{id}/emailConfirmation', {}],
  ['crm', 'PUT /api/user/{id}/emailConfirmation', { body: { change_client_email: 'b@cabinet.test' } }],
  ['crm', 'POST /api/user/{id}/emailConfirmation', { body: { code: 12_345, email: 'b@cabinet.test' } }],
  ['crm', 'POST /api/user/{id}/emailConfirmation/send', {}],
  ['crm', 'POST /api/user/{id}/emailConfirmation/clean', {}],
  ['crm', 'PUT /api/user/replace', { body: { email: 'b@cabinet.test', code: 12_345 } }],
  ['crm', 'GET /api/technicalSupport', { query: { category_code: 'PROFILE_CHANGING', status_code: 'NEW' } }],
  ['crm', 'POST /api/bitrixLinkCard', { body: { cardNumber: '7000 1200 0042' } }],
];

function find(service: string, call: string): Route | undefined {
  return Object.values(routes).find(
    (route) => route.service === service && `${route.method} ${route.path}` === call,
  );
}

test.each(CALLS)('§7 %s: %s has a contract that accepts %j', (service, call, asked) => {
  const route = find(service, call);
  expect(route).toBeDefined();
  for (const [part, value] of Object.entries(asked)) {
    const schema = route?.[part as 'query' | 'body'];
    const parsed = schema && safeParse(schema, value);
    expect(parsed?.issues).toBeUndefined();
    expect(Object.keys(Object(parsed?.output))).toEqual(expect.arrayContaining(Object.keys(value)));
  }
});

test('§7 no two routes share an address and a method', () => {
  const addresses = Object.values(routes).map(({ service, method, path }) => `${service} ${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(Object.entries(routes))('%s has a parameter for each name in its path', (_, route) => {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const entries = Object.keys((route.params as { entries?: object } | undefined)?.entries ?? {});
  expect(entries).toEqual(names);
});

test.each(['..', '.', 'a/b', '', '1?x', 'х', '7'.repeat(41)])(
  'the contract rejects %j as a bitrix id',
  (id) => {
    const route = find('loyalty', 'GET /api/emailByBitrixId/{id}');
    expect(route?.params && safeParse(route.params, { id }).success).toBe(false);
  },
);

test.each([
  ['12', '/api/orders/12'],
  ['a/b', '/api/orders/a%2Fb'],
  ['?email=x', '/api/orders/%3Femail%3Dx'],
])('routePath encodes the parameter %j: %s', (orderId, path) => {
  expect(routePath({ path: '/api/orders/{orderId}' }, { orderId })).toBe(path);
});
