import { buyBlock, reasonOfCode } from './refusal.ts';

test.each([
  ['online', null, null],
  ['online', 'not-enough-tokens', null],
  ['online', 'out-of-stock', 'out-of-stock'],
  ['offline', null, 'offline'],
  ['offline', 'not-enough-tokens', 'offline'],
  ['offline', 'out-of-stock', 'out-of-stock'],
  ['view-as', null, 'view-as'],
  ['view-as', 'no-card', 'view-as'],
] as const)('%s, refused for %s: the button is off for %s', (where, reason, block) => {
  const circumstances = { isViewAs: where === 'view-as', isOnline: where !== 'offline' };
  expect(buyBlock({ ...circumstances, refusal: reason && { reason } })).toBe(block);
});

test.each([
  ['out_of_stock', 'out-of-stock'],
  ['not_enough_tokens', 'not-enough-tokens'],
  ['price_changed', null],
  ['toString', null],
  [null, null],
])('the code %s means %s', (code, reason) => {
  expect(reasonOfCode(code)).toBe(reason);
});
