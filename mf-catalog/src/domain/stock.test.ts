import { areFew } from './stock.ts';

test.each([
  [null, false],
  [0, false],
  [1, true],
  [9, true],
  [10, false],
])('of %s the number matters: %s', (stock, matters) => {
  expect(areFew(stock)).toBe(matters);
});
