import { isAccrual, namedBy, operationTotals, reasonOfOperation, statement } from './operations.ts';

const movements = [{ amount: -900 }, { amount: 500 }, { amount: 250 }];

test('operationTotals sums accruals and charges separately', () => {
  expect(operationTotals(movements)).toEqual({ accrued: 750, charged: 900 });
  expect(operationTotals([])).toEqual({ accrued: 0, charged: 0 });
});

test.each([
  [1, true],
  [-1, false],
  [0, false],
])('isAccrual for %d tokens returns %s', (amount, expected) => {
  expect(isAccrual({ amount })).toBe(expected);
});

test('statement calculates the balance after each movement, starting with the newest', () => {
  expect(statement(movements, 100).map(({ balanceAfter }) => balanceAfter)).toEqual([100, 1000, 500]);
});

test('R45 namedBy sets the type from the dictionary, or keeps the type without a dictionary', () => {
  const operations = [
    { operationId: 14, type: 'OLD' },
    { operationId: 99, type: 'ORDER' },
  ];
  const dictionary = [
    { xmlId: 'ORDER', ids: [11] },
    { xmlId: 'ACADEM_ORDER', ids: [4, 14] },
  ];
  expect(namedBy(dictionary, operations).map(({ type }) => type)).toEqual(['ACADEM_ORDER', '']);
  expect(namedBy(undefined, operations)).toEqual(operations);
});

test.each([
  ['FRIEND', 400, 'FRIEND'],
  ['PAYMENT', 900, 'PAYMENT'],
  ['PAYMENT', -900, 'TUITION'],
  ['NEW_TYPE', 100, 'gain'],
  ['NEW_TYPE', -100, 'loss'],
])('reasonOfOperation for %s with %d tokens returns %s', (type, amount, reason) => {
  expect(reasonOfOperation({ type, amount })).toBe(reason);
});
