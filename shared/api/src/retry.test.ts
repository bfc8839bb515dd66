import { listCards } from '@cabinet/contracts/members';
import { createOrder } from '@cabinet/contracts/orders';
import { anOrder } from '@cabinet/testing/builders';
import { connect } from '@cabinet/testing/connect';
import { answer, type FakeAnswer, type FakeNetwork, fakeNetwork, lost } from '@cabinet/testing/fakeNetwork';
import { inputOf, sampleRoutes } from '@cabinet/testing/samples';
import { call } from './client.ts';
import { retryDelay } from './retry.ts';

const read = { method: 'GET', access: 'own' } as const;
const acting = { method: 'GET', access: 'own-only' } as const;
const write = { method: 'POST', access: 'own' } as const;
const network = { kind: 'network', status: 0, code: null, retryAfter: null } as const;
const broken = (status: number, retryAfter: number | null = null) =>
  ({ kind: 'broken', status, code: null, retryAfter }) as const;

test.each([
  ['a read without an answer is retried', read, network, 0, 300],
  ['the second retry waits longer', read, network, 1, 600],
  ['the third retry waits longer still', read, network, 2, 1200],
  ['a read has at most three retries', read, network, 3, null],
  ['a read with 502 is retried', read, broken(502), 0, 300],
  ['a read with 503 is retried after Retry-After', read, broken(503, 2), 0, 2000],
  ['a read with 504 is retried', read, broken(504), 0, 300],
  ['a long Retry-After prevents a retry', read, broken(503, 60), 0, null],
  ['a read with 500 is not retried', read, broken(500), 0, null],
  ['a refused read is not retried', read, { ...broken(409), kind: 'refused' } as const, 0, null],
  ['a read that timed out is not retried', read, { ...network, code: 'timeout' }, 0, null],
  ['a read with a side effect is not retried (R6)', acting, network, 0, null],
  ['a write without an answer is retried', write, network, 0, 300],
  ['a write has at most one retry', write, network, 1, null],
  ['an answered write is not retried', write, broken(503), 0, null],
])('N3 %s', (_, route, error, retries, delay) => {
  expect(retryDelay(route, error, retries, 1)).toBe(delay);
});

test('N3 jitter adds up to half of the delay', () => {
  expect(retryDelay(read, network, 0, 0)).toBe(150);
});

describe('over the wire', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Returns the answers in order, and then the last answer forever. */
  function inTurn<T>(...answers: [T, ...T[]]): () => T {
    return () => (answers.length > 1 ? answers.shift() : answers[0]) as T;
  }

  async function settled(work: Promise<unknown>): Promise<void> {
    const ended = Promise.allSettled([work]);
    await jest.advanceTimersByTimeAsync(20_000);
    await ended;
  }

  const cards = { cards: [] };

  test('a read recovers from a temporary failure without a message', async () => {
    const service = fakeNetwork([[listCards, inTurn<FakeAnswer | typeof cards>(lost, answer(503), cards)]]);
    connect(service);
    const answered = call(listCards, { query: {} });
    await settled(answered);
    await expect(answered).resolves.toEqual(cards);
    expect(service.calls()).toHaveLength(3);
  });

  /**
   * Returns the number of requests for a route in an outage. N3: a read at most four requests, a read that
   * acts only one (R6).
   */
  function costOf({ route }: (typeof sampleRoutes)[number]): number {
    if (route.access === 'own-only') return 1;
    return ['GET', 'HEAD'].includes(route.method) ? 4 : 2;
  }

  test.each(sampleRoutes)('N3 $name limits its requests in an outage', async (sampled) => {
    const service = fakeNetwork([]);
    service.on(sampled.route, () => lost);
    connect(service);
    const failed = call(sampled.route, inputOf(sampled.sample));
    await settled(failed);
    await expect(failed).rejects.toMatchObject({ kind: 'network' });
    expect(service.calls()).toHaveLength(costOf(sampled));
    // Each request has an id of its own, and all requests of a write have its key.
    expect(new Set(idsOf(service, 'X-Request-ID')).size).toBe(costOf(sampled));
    const keys = new Set(idsOf(service, 'Idempotency-Key'));
    expect(keys.size).toBe(1);
    expect(keys.has(undefined)).toBe(['GET', 'HEAD'].includes(sampled.route.method));
  });

  test('N3 a complete outage causes less than four times the calls', async () => {
    const service = fakeNetwork([]);
    for (const { route } of sampleRoutes) service.on(route, () => answer(503));
    connect(service);
    await settled(Promise.allSettled(sampleRoutes.map(({ route, sample }) => call(route, inputOf(sample)))));
    expect(service.calls().length).toBeLessThanOrEqual(4 * sampleRoutes.length);
    // A write with an answer is never sent again.
    const writes = service.calls().filter(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(writes.map(({ route }) => route)).size).toBe(writes.length);
  });

  test('N3 the client waits for Retry-After to the millisecond, in seconds and as a date', async () => {
    jest.setSystemTime(new Date('2026-11-21T10:00:00Z'));
    const times: number[] = [];
    const service = fakeNetwork([
      [
        listCards,
        () => {
          times.push(Date.now());
          if (times.length === 1) return answer(503, {}, { 'retry-after': '2' });
          if (times.length === 2)
            return answer(503, {}, { 'retry-after': new Date(Date.now() + 3_000).toUTCString() });
          return cards;
        },
      ],
    ]);
    connect(service);
    await settled(call(listCards, { query: {} }));
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 2_000, 5_000]);
  });

  test('L3 N3 a retry of a write has the same key', async () => {
    const order = { order: anOrder() };
    const service = fakeNetwork([[createOrder, inTurn<FakeAnswer | typeof order>(lost, order)]]);
    connect(service);
    const body = { cardId: 501, prodId: 12, date: '2026-11-20T10:00:00.000Z' };
    await settled(call(createOrder, { body }));
    const keys = idsOf(service, 'Idempotency-Key');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('the client does not retry after the participant changes', async () => {
    const service = fakeNetwork([[listCards, () => lost]]);
    connect(service);
    const controller = new AbortController();
    const ended = expect(call(listCards, { query: {} }, { signal: controller.signal })).rejects.toMatchObject(
      { name: 'AbortError' },
    );
    await jest.advanceTimersByTimeAsync(0);
    controller.abort();
    await ended;
    await jest.advanceTimersByTimeAsync(20_000);
    expect(service.calls()).toHaveLength(1);
  });

  function idsOf(service: FakeNetwork, header: string): (string | undefined)[] {
    return service.calls().map(({ headers }) => headers[header]);
  }
});
