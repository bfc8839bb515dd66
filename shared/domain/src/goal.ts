import type { Goal } from '@cabinet/contracts/goal';
import type { Operation } from '@cabinet/contracts/loyalty';
import { addDays, isWithinDays } from './dates.ts';

/** How far back the forecast looks, in days. */
export const EARNING_DAYS = 90;
/** Nobody is told of a day further away. */
const FORECAST_DAYS = 3_650;

export interface GoalProgress {
  /** Of the goal, what the available tokens cover. */
  saved: number;
  missing: number;
  /** 0 to 100, whole; 100 only when nothing is missing. */
  percent: number;
  /** When it is reached at the pace of the last 90 days; null when it is reached, or when nothing came in. */
  forecast: Date | null;
  /** Whether that is after the wished day, where the participant is; null where there is no such day, or no forecast. */
  isLate: boolean | null;
}

/**
 * How far the participant is with their saving goal (R16). It reads the balance and blocks nothing: what is spent on
 * something else is simply missing again.
 * @param available tokens that can be spent now
 * @param operations those of the last 90 days at least, in any order
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
 * What came in during the last 90 days, in tokens: accruals without what a cancelled order gave back, less what was
 * taken back.
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

/** Whether a day is past everywhere on earth, and so no day to wish for. */
export function isGoalDayPast(date: string, now: Date): boolean {
  const endInTheWest = addDays(new Date(`${date}T12:00:00Z`), 1);
  return endInTheWest <= now;
}
