import { waitUntil } from './waitUntil.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Returns a check that succeeds after a number of attempts. */
function after(looks: number): () => string | null {
  let left = looks;
  return () => {
    left -= 1;
    return left < 0 ? 'a card' : null;
  };
}

test.each([
  ['an existing value takes no time', 0, {}, 'a card', 0],
  ['a later value is found at the next check', 3, {}, 'a card', 300],
  ['§9 the default limit is 1000 ms', 99, {}, null, 1_000],
  ['the caller can set a limit', 99, { limit: 250 }, null, 250],
  ['the last check is at the limit', 3, { limit: 250 }, 'a card', 250],
  ['the caller can set the interval', 2, { every: 400 }, 'a card', 800],
])('%s', async (_, looks, options, expected, ms) => {
  const start = performance.now();
  const seen = waitUntil(after(looks), options);
  await jest.advanceTimersByTimeAsync(ms);
  expect(await seen).toBe(expected);
  expect(performance.now() - start).toBe(ms);
});

test('waitUntil accepts a slow check and a failed check', async () => {
  const slow = waitUntil(async () => 'a card');
  await expect(slow).resolves.toBe('a card');
  const broken = waitUntil(() => Promise.reject(new Error('503')));
  await expect(broken).rejects.toThrow('503');
});

test('an aborted waitUntil stops', async () => {
  const leaving = new AbortController();
  const waiting = waitUntil(() => null, { signal: leaving.signal });
  const ended = expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await jest.advanceTimersByTimeAsync(150);
  leaving.abort();
  await ended;
  await expect(waitUntil(() => null, { signal: leaving.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(jest.getTimerCount()).toBe(0);
});
