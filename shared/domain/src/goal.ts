import type { Goal } from '@cabinet/contracts/goal';
import type { Operation } from '@cabinet/contracts/operations';
import { addDays, isWithinDays } from './dates.ts';

/** Period of the forecast, in days before now. */
export const EARNING_DAYS = 90;
/** Longest forecast, in days. There is no forecast beyond this limit. */
const FORECAST_DAYS = 3_650;

export interface GoalProgress {
  /** Part of the goal that the available tokens cover. */
  saved: number;
  missing: number;
  /** Whole percent from 0 to 100. The value is 100 only if nothing is missing. */
  percent: number;
  /**
   * Expected date at the pace of the last 90 days. Null if the goal is reached, the participant earned
   * nothing, or the date is too far away.
   */
  forecast: Date | null;
  /**
   * Whether the forecast is after the wished day in the participant's time zone. Null without a day or a
   * forecast.
   */
  isLate: boolean | null;
}

/**
 * Returns the progress of a saving goal (R16). A goal reads the balance and blocks no tokens. After another
 * purchase, the spent tokens are missing again.
 * @param available tokens that can be spent now
 * @param operations of at least the last 90 days, in any order
 */
export function goalProgress(
  { sum, date }: Pick<Goal, 'sum' | 'date'>,
  { available, operations }: { available: number; operations: readonly Earning[] },
  now: Date,
): GoalProgress {
  const saved = Math.min(Math.max(available, 0), sum);
  const missing = sum - saved;
  const forecast = missing > 0 ? forecastOf(missing, operations, now) : null;
  return {
    saved,
    missing,
    percent: sum > 0 ? Math.floor((saved * 100) / sum) : 100,
    forecast,
    isLate: forecast && date ? forecast > new Date(`${date}T23:59:59.999`) : null,
  };
}

type Earning = Pick<Operation, 'amount' | 'date' | 'type'>;

/**
 * Returns the tokens earned in the last 90 days: accruals without refunds of cancelled orders, minus revoked
 * tokens.
 */
export function recentEarnings(operations: readonly Earning[], now: Date): number {
  return operations
    .filter(({ date }) => isWithinDays(date, EARNING_DAYS, now))
    .filter(({ type, amount }) => type === 'CANCELLATION' || (amount > 0 && type !== 'CANCEL_ORDER'))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function forecastOf(missing: number, operations: readonly Earning[], now: Date): Date | null {
  const earned = recentEarnings(operations, now);
  const days = earned > 0 ? Math.ceil((missing * EARNING_DAYS) / earned) : Number.POSITIVE_INFINITY;
  return days <= FORECAST_DAYS ? addDays(now, days) : null;
}
