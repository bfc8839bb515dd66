import { parseOrderIds } from './orderIds.ts';

test.each([
  ['', []],
  ['12', [12]],
  ['12-15', [12, 15]],
  ['12-15-12', [12, 15]],
  ['007', [7]],
])('R39 "%s" names %j', (text, ids) => {
  expect(parseOrderIds(text)).toEqual(ids);
});

test.each(['abc', '12-', '-12', '12--15', '1.5', '0', '12 15', '１２', '9'.repeat(30), '12-abc'])(
  'R39 "%s" names no orders',
  (text) => {
    expect(parseOrderIds(text)).toBeNull();
  },
);
