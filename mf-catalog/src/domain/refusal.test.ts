import { buyBlock, reasonOfCode } from './refusal.ts';

test.each([
  [false, null, null],
  [false, 'not-enough-tokens', null],
  [false, 'out-of-stock', 'out-of-stock'],
  [true, null, 'view-as'],
  [true, 'no-card', 'view-as'],
] as const)('in view-as %s, refused for %s: the button is off for %s', (isViewAs, reason, block) => {
  expect(buyBlock(isViewAs, reason && { reason })).toBe(block);
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
