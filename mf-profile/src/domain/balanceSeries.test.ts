import { anOperation } from '@cabinet/testing/builders';
import { balanceSeries } from './balanceSeries.ts';

const NOW = new Date(2026, 10, 21);
const operations = [
  anOperation({ date: '2026-11-12T10:00:00', amount: -900 }),
  anOperation({ date: '2026-11-02T10:00:00', amount: 500 }),
  anOperation({ date: '2026-09-30T23:59:00', amount: 6_400 }),
  anOperation({ date: '2025-08-01T10:00:00', amount: 250 }),
];

test('balanceSeries gives the gains, losses and closing balance of each month', () => {
  expect(balanceSeries(operations, 6_250, 'quarter', NOW)).toEqual([
    { month: new Date(2026, 8), accrued: 6_400, charged: 0, balance: 6_650 },
    { month: new Date(2026, 9), accrued: 0, charged: 0, balance: 6_650 },
    { month: new Date(2026, 10), accrued: 500, charged: 900, balance: 6_250 },
  ]);
});

test.each([
  ['quarter', 3, new Date(2026, 8)],
  ['year', 12, new Date(2025, 11)],
  ['all', 16, new Date(2025, 7)],
] as const)('balanceSeries: %s has %i months', (period, count, first) => {
  const series = balanceSeries(operations, 6_250, period, NOW);
  expect(series).toHaveLength(count);
  expect(series[0]?.month).toEqual(first);
});

test('the balance before the first operation is 0', () => {
  expect(balanceSeries(operations, 6_250, 'all', NOW)[0]).toMatchObject({ accrued: 250, balance: 250 });
});

test('balanceSeries without operations holds the current month', () => {
  expect(balanceSeries([], 0, 'all', NOW)).toEqual([
    { month: new Date(2026, 10), accrued: 0, charged: 0, balance: 0 },
  ]);
});
