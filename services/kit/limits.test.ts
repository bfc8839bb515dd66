import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { loyaltyService } from '../loyalty/service.ts';
import { suggestionsService } from '../suggestions/service.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { startServices, type TestSystem } from '../testing/kit/system.ts';
import { createApp } from './app.ts';
import { resetKit } from './prepare.ts';

const PER_MINUTE = 20;
const ASKED = 50;

/** The n-th request of a client that tries to exceed a limit. */
type Asking = (n: number) => InjectOptions;

const LINK = '/loyalty/api/referral';
const FRIEND = '/loyalty/api/recommendations/check';
const ADDRESS = '/suggestions/api/4_1/rs/suggest/address';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Tricks against a limit, which must all fail. */
const WALKS: Record<string, (asking: InjectOptions & { url: string }, n: number) => InjectOptions> = {
  'concurrent requests': (asking) => asking,
  'another query': (asking, n) => ({ ...asking, url: `${asking.url}?try=${n}` }),
  'encoded letters': (asking) => ({ ...asking, url: asking.url.replace('/api/', '/%61p%69/') }),
  'a forwarded address': (asking, n) => ({
    ...asking,
    headers: {
      ...asking.headers,
      'x-forwarded-for': `203.0.113.${n}`,
      'x-real-ip': `203.0.113.${n}`,
      forwarded: `for=203.0.113.${n}`,
    },
  }),
  'another method in a header': (asking, n) => ({
    ...asking,
    headers: { ...asking.headers, 'x-http-method-override': ['GET', 'PUT', 'HEAD'][n % 3] },
  }),
  'all addresses of a /64': (asking, n) => ({ ...asking, remoteAddress: `2001:db8:0:7:${n * 37}::${n}` }),
  'an address in two spellings': (asking, n) => ({
    ...asking,
    remoteAddress: n % 2 ? '198.51.100.7' : '::ffff:198.51.100.7',
  }),
};

onEachDatabase((open) => {
  let system: TestSystem;
  let app: FastifyInstance;
  beforeAll(async () => {
    system = await startServices(await open('seeded'));
  }, 240_000);
  afterAll(() => system.close());
  beforeEach(async () => {
    const { db, identity } = system;
    await resetKit(db);
    const rates = {
      referralLinks: PER_MINUTE,
      friendChecks: PER_MINUTE,
      addressSuggestions: PER_MINUTE,
      photos: PER_MINUTE,
      photosOfNetwork: 2 * PER_MINUTE,
    };
    app = createApp({ rates, sharedNetworks: ['192.0.2.0/24', '2001:db8:5::/48'] });
    await app.register(loyaltyService, { prefix: '/loyalty', db, verify: identity.verify });
    await app.register(suggestionsService, { prefix: '/suggestions', token: '' });
  });
  afterEach(() => app.close());

  /** Returns the number of concurrent requests that are not refused with 429. */
  async function passed(asking: Asking, asked = ASKED): Promise<number> {
    const ask = async (n: number) =>
      (await app.inject({ remoteAddress: '198.51.100.7', ...asking(n) })).statusCode;
    const answers: Promise<number>[] = [];
    for (let n = 0; n < asked; n++) {
      answers.push(ask(n));
      // Send each request in its own turn, as from separate connections.
      await turn();
    }
    const statuses = await Promise.all(answers);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    return statuses.filter((status) => status !== 429).length;
  }
  const bearer = async (account: string) => ({
    ...JSON_TYPE,
    authorization: `Bearer ${await system.identity.tokenOf(account)}`,
  });
  const check = { method: 'POST' as const, url: FRIEND, payload: { phone: '+79160001122', email: '' } };

  describe.each(Object.entries(WALKS))('P3 %s', (_, walk) => {
    test('the trick opens no more referral links', async () => {
      expect(await passed((n) => walk({ url: `${LINK}/hash${n}` }, n))).toBe(PER_MINUTE);
    });

    test('the trick checks no more friends', async () => {
      const headers = await bearer('student');
      expect(await passed((n) => walk({ ...check, headers }, n))).toBe(PER_MINUTE);
    });

    test('the trick returns no more address suggestions', async () => {
      const asking = {
        method: 'POST' as const,
        url: ADDRESS,
        payload: { query: 'москва' },
        headers: JSON_TYPE,
      };
      expect(await passed((n) => walk(asking, n))).toBe(PER_MINUTE);
    });
  });

  test('P3 HEAD counts like GET', async () => {
    const both = (n: number) => ({
      method: n % 2 ? ('HEAD' as const) : ('GET' as const),
      url: `${LINK}/hash${n}`,
    });
    expect(await passed(both)).toBe(PER_MINUTE);
  });

  test('P3 a thousand addresses of one /64 count as one network', async () => {
    const from = (n: number) => ({ url: `${LINK}/hash`, remoteAddress: `2001:db8:0:9::${n.toString(16)}` });
    expect(await passed(from, 1_000)).toBe(PER_MINUTE);
    expect(await passed(() => ({ url: `${LINK}/hash`, remoteAddress: '2001:db8:0:a::1' }), 1)).toBe(1);
  });

  test.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2:3:4:5:6'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::1'],
    ['2001:db8::1', '2001:db8:0:0:1::'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '::2'],
  ])('P3 %s and %s count as one network', async (first, second) => {
    const from = (n: number) => ({ url: `${LINK}/hash`, remoteAddress: n % 2 ? first : second });
    expect(await passed(from)).toBe(PER_MINUTE);
  });

  test.each([
    ['another case', '/loyalty/api/REFERRAL/hash'],
    ['a trailing slash', `${LINK}/hash/`],
    ['two slashes', '/loyalty//api/referral/hash'],
  ])('P3 a path with %s returns 404', async (_, url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });

  describe('D1 photos', () => {
    const photo = { method: 'PUT' as const, url: '/loyalty/api/photo', payload: { data: 'AAAA' } };

    test('D1 photo uploads are limited per account from all networks', async () => {
      const headers = await bearer('student');
      const from = (n: number) => ({ ...photo, headers, remoteAddress: `203.0.113.${n}` });
      expect(await passed(from)).toBe(PER_MINUTE);
    });

    test('D1 photo uploads are limited per network for all accounts', async () => {
      const owners = await Promise.all(['student', 'best', 'poor'].map(bearer));
      const asking = (n: number) => ({ ...photo, headers: owners[n % owners.length] ?? {} });
      expect(await passed(asking, 60)).toBe(2 * PER_MINUTE);
    });

    test('D1 photo uploads above the limit are refused before their body is read', async () => {
      const headers = await bearer('student');
      expect(await passed(() => ({ ...photo, headers }))).toBe(PER_MINUTE);
      const answer = await app.inject({ ...photo, headers, payload: '{' });
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    });
  });

  test.each(['192.0.2.9', '::ffff:192.0.2.9', '2001:db8:5:1::1'])(
    'P3 a shared network, such as the network of %s, has a limit twenty times as high',
    async (remoteAddress) => {
      expect(await passed(() => ({ url: `${LINK}/hash`, remoteAddress }), 500)).toBe(20 * PER_MINUTE);
    },
  );

  describe('P3 limits of signed-in callers', () => {
    test('P3 a signed-in caller is counted by account from all networks', async () => {
      const headers = await bearer('student');
      const from = (n: number) => ({ ...check, headers, remoteAddress: `203.0.113.${n}` });
      expect(await passed(from)).toBe(PER_MINUTE);
    });

    test('P3 a signed-in caller does not use up the limit of others in the same network', async () => {
      for (const account of ['student', 'best', 'poor']) {
        const headers = await bearer(account);
        expect(await passed(() => ({ ...check, headers }))).toBe(PER_MINUTE);
      }
    });

    test('P3 a caller with a forged token is counted by network', async () => {
      const headers = (n: number) => ({ ...JSON_TYPE, authorization: `Bearer forged.${n}.token` });
      expect(await passed((n) => ({ ...check, headers: headers(n) }))).toBe(PER_MINUTE);
    });
  });
});
