import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { admitPortals } from './cors.ts';

const PORTAL = 'https://portal.test';
let app: FastifyInstance;

beforeEach(() => {
  app = createApp();
  app.register(
    async (scope) => {
      await admitPortals(scope, [PORTAL]);
      scope.get('/api/cards', async () => ({ cards: [] }));
    },
    { prefix: '/loyalty' },
  );
  app.get('/my/', async () => 'the cabinet');
});
afterEach(() => app.close());

const cors = (headers: object) =>
  Object.entries(headers).filter(([name]) => name.startsWith('access-control-'));

test('a listed portal may call the services and read the request id', async () => {
  const url = '/loyalty/api/cards';
  const { statusCode, headers } = await app.inject({ url, headers: { origin: PORTAL } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': PORTAL,
    'access-control-expose-headers': expect.stringContaining('X-Request-ID'),
    vary: 'Origin',
  });
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});

test('a preflight request of a portal is answered with all headers of the client', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/loyalty/api/orders',
    headers: { origin: PORTAL, 'access-control-request-method': 'POST' },
  });
  expect(statusCode).toBe(204);
  for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-ID', 'x-source-lp'])
    expect(headers['access-control-allow-headers']).toContain(name);
});

test.each([
  ['another origin', '/loyalty/api/cards', 'https://portal.test.evil.example'],
  ['no origin', '/loyalty/api/cards', undefined],
  ['a page of the cabinet', '/my/', PORTAL],
])('%s gets no CORS headers', async (_, url, origin) => {
  const { headers } = await app.inject({ url, headers: origin ? { origin } : {} });
  expect(cors(headers)).toEqual([]);
});
