import { buyBlock } from './refusal.ts';

test.each([
  ['online', null, null],
  ['online', 'not-enough-tokens', null],
  ['online', 'out-of-stock', 'out-of-stock'],
  ['offline', null, 'offline'],
  ['offline', 'not-enough-tokens', 'offline'],
  ['offline', 'out-of-stock', 'out-of-stock'],
  ['view-as', null, 'view-as'],
  ['view-as', 'no-card', 'view-as'],
] as const)('buyBlock in %s, refused for %s, is %s', (where, reason, block) => {
  const writeObstacle = where === 'online' ? null : where;
  expect(buyBlock({ writeObstacle, refusal: reason && { reason } })).toBe(block);
});
