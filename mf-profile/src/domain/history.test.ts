import { anOperation } from '@cabinet/testing/builders';
import { byMonth, ofMovements } from './history.ts';

const october = anOperation({ date: '2026-10-31T10:00:00', amount: -900 });
const first = anOperation({ date: '2026-11-01T10:00:00', amount: 250 });
const newest = anOperation({ date: '2026-11-20T10:00:00', amount: 500 });

test('the history is cut by months of local time and keeps its order', () => {
  expect(byMonth([newest, first, october])).toEqual([
    { month: new Date(2026, 10), operations: [newest, first] },
    { month: new Date(2026, 9), operations: [october] },
  ]);
});

test.each([
  ['all', [newest, first, october]],
  ['accruals', [newest, first]],
  ['charges', [october]],
] as const)('of %s', (movements, operations) => {
  expect(ofMovements([newest, first, october], movements)).toEqual(operations);
});
