import { type BalanceChartMonth, balanceChart, CHART } from './balanceChart.ts';

function aMonth(overrides: Partial<BalanceChartMonth> = {}): BalanceChartMonth {
  return { month: new Date(2026, 10), accrued: 0, charged: 0, balance: 0, ...overrides };
}

test('amounts lie between the base and the highest value of the axis', () => {
  const { ticks, months } = balanceChart([aMonth({ accrued: 10_000, charged: 5_000, balance: 20_000 })]);
  expect(ticks.at(0)).toEqual({ amount: 0, y: CHART.base });
  expect(ticks.at(-1)).toEqual({ amount: 20_000, y: CHART.top });
  expect(months).toMatchObject([{ x: 50, accruedY: 120, chargedY: 173, balanceY: CHART.top }]);
});

test('the months share the width', () => {
  expect(balanceChart([aMonth(), aMonth()]).months.map(({ x }) => x)).toEqual([25, 75]);
});

test('a year names every month on a wide screen, and every second month on a phone', () => {
  const names = balanceChart(Array.from({ length: 12 }, () => aMonth())).months.map(({ name }) => name);
  expect(names.slice(-3)).toEqual(['always', 'wide', 'always']);
});

test('a long series names some months, with their year', () => {
  const { months, isLong } = balanceChart(Array.from({ length: 24 }, () => aMonth()));
  expect(isLong).toBe(true);
  expect(months.filter(({ name }) => name !== 'never')).toHaveLength(8);
  expect(months.filter(({ name }) => name === 'always')).toHaveLength(4);
});
