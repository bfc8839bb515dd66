import { areFew } from './stock.ts';

test.each([
  [null, false],
  [0, false],
  [1, true],
  [9, true],
  [10, false],
])('areFew of %s is %s', (stock, matters) => {
  expect(areFew(stock)).toBe(matters);
});
