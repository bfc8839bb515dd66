import { axisValues } from './axis.ts';

export interface BalanceChartMonth {
  /** First day of the month, in local time. */
  month: Date;
  /** The gains of the month, in tokens. */
  accrued: number;
  /** The losses of the month, in tokens. */
  charged: number;
  /** The balance at the end of the month, in tokens. */
  balance: number;
}

/** Positions in pixels: the height of the picture, its highest value and its base. Widths are in per cent. */
export const CHART = { height: 260, top: 14, base: 226 };

/** The minimum visible height of a bar, in pixels. */
const SEEN = 2;

/** The number of month names that fit on a wide and on a narrow screen. Names with a year need more room. */
const NAMES = { wide: 12, narrow: 6 };
const NAMES_WITH_YEAR = { wide: 8, narrow: 4 };

export interface ChartMonth extends BalanceChartMonth {
  /** Middle of the month, in per cent of the width. */
  x: number;
  /** Positions of the amounts, in pixels from the top. */
  accruedY: number;
  chargedY: number;
  balanceY: number;
  /** Whether the month's name has room. */
  name: 'always' | 'wide' | 'never';
}

export interface Chart {
  ticks: { amount: number; y: number }[];
  months: ChartMonth[];
  /** The months span more than one year, so their names contain the year. */
  isLong: boolean;
}

/** Returns the positions of all elements in the chart. */
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

/** Counts from the current month, which always has its name. */
function nameOf(monthsAgo: number, months: number, room: typeof NAMES): ChartMonth['name'] {
  if (monthsAgo % Math.ceil(months / room.narrow) === 0) return 'always';
  return monthsAgo % Math.ceil(months / room.wide) === 0 ? 'wide' : 'never';
}
