import { tokensOf } from './tokens.ts';

function tokenFor(seconds: number, name = 'a'): string {
  const claims = { exp: Date.now() / 1000 + seconds, name };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${name}`;
}

function portal(...answers: (string | null)[]) {
  const asked: boolean[] = [];
  const token = async ({ fresh }: { fresh: boolean }) => {
    asked.push(fresh);
    return answers[asked.length - 1] ?? null;
  };
  return { asked, ask: tokensOf(() => ({ origin: '', token })) };
}

test('a valid token is requested once', async () => {
  const { ask, asked } = portal(tokenFor(300));
  await ask();
  await Promise.all([ask(), ask()]);
  expect(asked).toEqual([false]);
});

test('an expiring or refused token is replaced', async () => {
  const { ask, asked } = portal(tokenFor(10), tokenFor(300, 'b'), tokenFor(300, 'c'));
  await ask();
  expect(await ask()).toMatch(/b$/);
  expect(await ask(true)).toMatch(/c$/);
  expect(asked).toEqual([false, false, true]);
});

test('a portal that fails has no token', async () => {
  const ask = tokensOf(() => ({ origin: '', token: () => Promise.reject(new Error('no')) }));
  expect(await ask()).toBeNull();
  expect(await tokensOf(() => ({ origin: '' }))()).toBeNull();
});

test.each([
  ['a string', 'a.b.c', 'a.b.c'],
  ['a promise', Promise.resolve('a.b.c'), 'a.b.c'],
  ['a function', () => 'a.b.c', 'a.b.c'],
  ['an empty string', '', null],
  ['a rejected promise', Promise.reject(new Error('no')), null],
])('a token can be %s', async (_, token, expected) => {
  expect(await tokensOf(() => ({ origin: '', token }))()).toBe(expected);
});
