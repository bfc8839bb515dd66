import { anOperation } from '@cabinet/testing/builders';
import { byMonth, monthsFor, ofView, reasonsIn } from './history.ts';

const october = anOperation({ date: '2026-10-31T10:00:00', amount: -900 });
const first = anOperation({ date: '2026-11-01T10:00:00', amount: 250 });
const newest = anOperation({ date: '2026-11-20T10:00:00', amount: 500 });

test('byMonth groups operations by month of local time and keeps their order', () => {
  expect(byMonth([newest, first, october])).toEqual([
    { month: new Date(2026, 10), operations: [newest, first] },
    { month: new Date(2026, 9), operations: [october] },
  ]);
});

test.each([
  ['all', [newest, first, october]],
  ['accruals', [newest, first]],
  ['charges', [october]],
] as const)('ofView filters the operations of %s', (movements, operations) => {
  expect(ofView([newest, first, october], { movements, type: null })).toEqual(operations);
});

test('reasonsIn lists charges for tuition as a separate reason', () => {
  const reward = anOperation({ type: 'PAYMENT', amount: 500 });
  const payment = anOperation({ type: 'PAYMENT', amount: -500 });
  expect(reasonsIn([reward, payment, payment])).toEqual(['PAYMENT', 'TUITION']);
  expect(ofView([reward, payment], { movements: 'all', type: 'TUITION' })).toEqual([payment]);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [99, 2],
])('monthsFor shows %i operations in %i months', (count, months) => {
  expect(monthsFor(byMonth([newest, first, october]), count)).toBe(months);
});
