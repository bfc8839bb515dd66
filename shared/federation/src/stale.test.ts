import { RemoteError } from './contract.ts';
import { isStalePage } from './stale.ts';

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

test.each([
  [named('ChunkLoadError', 'x'), true],
  [new Error('Loading chunk 863 failed.\n(missing: /remotes/mf-orders/…)'), true],
  [new Error('Loading CSS chunk 12 failed.'), true],
  [new RemoteError('mf-orders', '3.2.0', 'x', named('ChunkLoadError', 'x')), true],
  [new RemoteError('mf-orders', '3.2.0', 'timed out'), false],
  [new TypeError('x is not a function'), false],
  ['Loading chunk 863 failed.', false],
])('§2 %s means a stale page: %s', (error, isStale) => {
  expect(isStalePage(error)).toBe(isStale);
});
