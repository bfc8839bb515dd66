import { axisValues } from './axis.ts';

export interface BalanceChartMonth {
  /** First day of the month, in local time. */
  month: Date;
  /** What came in that month, in tokens. */
  accrued: number;
  /** What went in that month, in tokens. */
  charged: number;
  /** Balance at its end, in tokens. */
  balance: number;
}

/** Heights in pixels: of the picture, of its highest value and of its ground. Widths are per cent. */
export const CHART = { height: 260, top: 14, base: 226 };

/** Height of a bar that would be too low to be seen. */
const SEEN = 2;

/** How many names of months fit side by side, on a wide and on a narrow screen; fewer with their year. */
const NAMES = { wide: 12, narrow: 6 };
const NAMES_WITH_YEAR = { wide: 8, narrow: 4 };

export interface ChartMonth extends BalanceChartMonth {
  /** Middle of the month, in per cent of the width. */
  x: number;
  /** Where amounts stand, in pixels from the top. */
  accruedY: number;
  chargedY: number;
  balanceY: number;
  /** Whether there is room for its name. */
  name: 'always' | 'wide' | 'never';
}

export interface Chart {
  ticks: { amount: number; y: number }[];
  months: ChartMonth[];
  /** The months are of more than one year: their names need it. */
  isLong: boolean;
}

/** Where everything in the picture of a balance stands. */
export function balanceChart(series: readonly BalanceChartMonth[]): Chart {
  const amounts = series.flatMap(({ accrued, charged, balance }) => [accrued, charged, balance]);
  const ticks = axisValues(Math.max(0, ...amounts));
  const highest = ticks.at(-1) ?? 1;
  const y = (amount: number) => CHART.base - (amount / highest) * (CHART.base - CHART.top);

  const isLong = series.length > 12;
  const room = isLong ? NAMES_WITH_YEAR : NAMES;
  const months = series.map((month, index) => ({
    ...month,
    x: ((index + 0.5) / series.length) * 100,
    accruedY: Math.min(y(month.accrued), CHART.base - SEEN),
    chargedY: Math.min(y(month.charged), CHART.base - SEEN),
    balanceY: y(month.balance),
    name: nameOf(series.length - 1 - index, series.length, room),
  }));
  return { ticks: ticks.map((amount) => ({ amount, y: y(amount) })), months, isLong };
}

/** Counted from the current month, which always has its name. */
function nameOf(monthsAgo: number, months: number, room: typeof NAMES): ChartMonth['name'] {
  if (monthsAgo % Math.ceil(months / room.narrow) === 0) return 'always';
  return monthsAgo % Math.ceil(months / room.wide) === 0 ? 'wide' : 'never';
}
