import { listCards } from '@cabinet/contracts/members';
import { listProducts } from '@cabinet/contracts/products';
import { suggestAddress } from '@cabinet/contracts/suggestions';
import { connect } from '@cabinet/testing/connect';
import { answer, type FakeNetwork, fakeNetwork } from '@cabinet/testing/fakeNetwork';
import { inputOf, sampleReads } from '@cabinet/testing/samples';
import { act, renderHook } from '@testing-library/react';
import { forgetEverything } from './cache.ts';
import { call } from './client.ts';
import { useRouteData } from './useRouteData.ts';

/**
 * Creates services that accept one token, and an identity service that returns `issues` one after another.
 */
function aSession({ believed, issues }: { believed: string; issues: (string | null)[] }) {
  const network: FakeNetwork = fakeNetwork([
    [
      listCards,
      (_, headers) => (headers.Authorization === `Bearer ${believed}` ? { cards: [] } : answer(401)),
    ],
    [
      listProducts,
      (_, headers) => (headers.Authorization === `Bearer ${believed}` ? { products: [] } : answer(401)),
    ],
  ]);
  const events: string[] = [];
  let token = issues.shift() ?? null;
  connect(network, {
    token: async (fresh) => {
      if (fresh) {
        token = issues.shift() ?? null;
        events.push(`issued ${token}`);
      }
      return token;
    },
    onUnauthorised: (count) => events.push(`unauthorised ${count}`),
  });
  return { network, events };
}

const cards = () => call(listCards, { query: {} });

test('§8 the first authorisation failure refreshes the token without a message', async () => {
  const { events, network } = aSession({ believed: 'new', issues: ['old', 'new'] });
  await expect(cards()).resolves.toEqual({ cards: [] });
  expect(events).toEqual(['unauthorised 1', 'issued new']);
  expect(network.calls()).toHaveLength(2);
});

test('S5 an ended session stays ended after forgetEverything, and only a new session sends requests', async () => {
  const { network } = aSession({ believed: 'none', issues: ['old', 'new'] });
  await expect(cards()).rejects.toMatchObject({ kind: 'unauthorised' });
  const sent = network.calls().length;
  forgetEverything();
  await expect(cards()).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(network.calls()).toHaveLength(sent);

  aSession({ believed: 'old', issues: ['old'] });
  await expect(cards()).resolves.toEqual({ cards: [] });
});

test('§8 the second authorisation failure ends the session', async () => {
  const { events } = aSession({ believed: 'none', issues: ['old', 'new'] });
  await expect(cards()).rejects.toMatchObject({ kind: 'unauthorised', status: 401 });
  expect(events).toEqual(['unauthorised 1', 'issued new', 'unauthorised 2']);
});

test('SE1 one refresh serves all parallel calls', async () => {
  const { events, network } = aSession({ believed: 'new', issues: ['old', 'new'] });
  await Promise.all(Array.from({ length: 50 }, cards));
  expect(events).toEqual(['unauthorised 1', 'issued new']);
  expect(network.calls()).toHaveLength(100);
});

test('S5 a rejected token never causes a loop', async () => {
  const { events, network } = aSession({ believed: 'none', issues: ['old', 'new', 'newer'] });
  await Promise.allSettled(Array.from({ length: 50 }, cards));
  expect(events).toEqual(['unauthorised 1', 'issued new', 'unauthorised 2']);

  const sent = network.calls().length;
  await expect(cards()).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(network.calls()).toHaveLength(sent);
});

test('S5 an identity service without a token ends the session at once', async () => {
  const { events, network } = aSession({ believed: 'new', issues: ['old'] });
  await expect(cards()).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(events).toEqual(['unauthorised 1', 'issued null', 'unauthorised 2']);
  expect(network.calls()).toHaveLength(1);
});

test('S5 an unreachable identity service ends the session at once', async () => {
  const network = fakeNetwork([[listCards, () => answer(401)]]);
  const counts: number[] = [];
  connect(network, {
    token: (fresh) => (fresh ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('old')),
    onUnauthorised: (count) => counts.push(count),
  });
  await expect(cards()).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(counts).toEqual([1, 2]);
});

describe('S5 a cabinet with a rejected token stops its requests', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  let issued = 0;

  test.each<[string, (fresh?: boolean) => Promise<string | null>]>([
    ['the services reject every token', async () => `token-${++issued}`],
    ['the identity service gives no new token', async (fresh) => (fresh ? null : 'old')],
    [
      'the identity service answers 400',
      (fresh) => (fresh ? Promise.reject(new Error('invalid_grant')) : Promise.resolve('old')),
    ],
    ['the identity service is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: at most one refresh and one sign-out, then no request in 30 s', async (_, token) => {
    const reads = sampleReads.filter(({ route }) => route.access !== 'public');
    const service = fakeNetwork([]);
    for (const { route } of reads) service.on(route, () => answer(401));
    const events: string[] = [];
    connect(service, {
      token: (fresh) => {
        if (fresh) events.push('refresh');
        return token(fresh);
      },
      onUnauthorised: (count) => events.push(count === 2 ? 'sign-out' : 'warning'),
    });
    // A whole page of reads, which the participant views, leaves, and retries, and a poll.
    const page = renderHook(() => reads.map(({ route, sample }) => useRouteData(route, inputOf(sample))));
    const poll = setInterval(() => void cards().catch(() => {}), 30_000);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    const sent = service.calls().length;

    for (let second = 0; second < 31; second += 1) {
      await act(async () => {
        window.dispatchEvent(new Event('focus'));
        window.dispatchEvent(new Event('online'));
        page.result.current[0]?.retry();
        await jest.advanceTimersByTimeAsync(1_000);
      });
    }
    clearInterval(poll);
    expect(service.calls().length).toBe(sent);
    expect(events.filter((event) => event === 'refresh').length).toBeLessThanOrEqual(1);
    expect(events.filter((event) => event === 'sign-out').length).toBeLessThanOrEqual(1);
    expect(sent).toBeLessThanOrEqual(2 * reads.length);
  });
});

test('S5 the error of the first failure can be reported', async () => {
  const network = fakeNetwork([[listCards, () => answer(401, {}, { 'x-request-id': 'r-1' })]]);
  const errors: unknown[] = [];
  connect(network, { onUnauthorised: (count, error) => errors.push([count, error.requestId]) });
  await expect(cards()).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(errors).toEqual([
    [1, 'r-1'],
    [2, 'r-1'],
  ]);
});

test('a 401 of a public route does not affect the session', async () => {
  const network = fakeNetwork([[suggestAddress, () => answer(401)]]);
  const counts: number[] = [];
  connect(network, { onUnauthorised: (count) => counts.push(count) });
  const suggestion = call(suggestAddress, { body: { query: 'Москва' } });
  await expect(suggestion).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(counts).toEqual([]);
  expect(network.calls()).toHaveLength(1);
});

test('R14 a successful call resets the count of authorisation failures', async () => {
  const { network, events } = aSession({ believed: 'new', issues: ['old', 'new', 'newest'] });
  await cards();
  network.on(listProducts, (_, headers) =>
    headers.Authorization === 'Bearer newest' ? { products: [] } : answer(401),
  );
  await call(listProducts, { query: {} });
  expect(events).toEqual(['unauthorised 1', 'issued new', 'unauthorised 1', 'issued newest']);
});

test('a late answer to an old token causes no refresh', async () => {
  const { network, events } = aSession({ believed: 'new', issues: ['old', 'new'] });
  const late = Promise.withResolvers<void>();
  network.on(listProducts, async (_, headers) => {
    if (headers.Authorization === 'Bearer new') return { products: [] };
    await late.promise;
    return answer(401);
  });
  const products = call(listProducts, { query: {} });
  await cards();
  late.resolve();
  await products;
  expect(events).toEqual(['unauthorised 1', 'issued new']);
});

test('a missing token counts as an unreachable identity service', async () => {
  const network = fakeNetwork([[listCards, () => ({ cards: [] })]]);
  connect(network, { token: () => Promise.reject(new Error('down')) });
  await expect(cards()).rejects.toMatchObject({ kind: 'network', code: 'no-token' });
  expect(network.calls()).toHaveLength(0);
});
