import type { Operation } from '@cabinet/contracts/operations';
import { toDate } from '@cabinet/domain/dates';
import { operationTotals } from '@cabinet/domain/operations';
import { dayjs } from '@cabinet/i18n';
import { monthOf } from './days.ts';

export const PERIODS = ['quarter', 'year', 'all'] as const;
export type Period = (typeof PERIODS)[number];

const MONTHS = { quarter: 3, year: 12 };

export interface BalanceMonth {
  /** First day of the month, in local time. */
  month: Date;
  accrued: number;
  charged: number;
  /** Balance at the end of the month, in tokens. */
  balance: number;
}

/**
 * The balance by month for a period, current month last.
 * @param operations complete and newest first, as the service lists them
 * @param balance the current balance, in tokens
 */
export function balanceSeries(
  operations: readonly Operation[],
  balance: number,
  period: Period,
  now: Date,
): BalanceMonth[] {
  const dated = operations.map((operation) => ({
    ...operation,
    month: monthOf(toDate(operation.date) ?? now),
  }));
  const last = monthOf(now);
  const oldest = dated.at(-1)?.month ?? last;
  const count = period === 'all' ? dayjs(last).diff(oldest, 'month') + 1 : MONTHS[period];

  let after = balance;
  return Array.from({ length: count }, (_, ago) => {
    const month = dayjs(last).subtract(ago, 'month').toDate();
    const totals = operationTotals(
      dated.filter((operation) => operation.month.getTime() === month.getTime()),
    );
    const result = { month, ...totals, balance: after };
    after += totals.charged - totals.accrued;
    return result;
  }).reverse();
}
