import type { Operation } from '@cabinet/contracts/loyalty';
import { isWithinDays } from './dates.ts';

/** How old a welcome operation may be to count as recent, in days (R7). */
export const WELCOME_DAYS = 30;

/** Cancelled welcome, paid study, ordered study: the bonus is gone or the participant needs no hint any more (§4). */
const WELCOME_IS_OVER = ['CANCELLATION', 'PAYMENT', 'ACADEM_ORDER'];

/**
 * The welcome operation that the welcome dialog speaks of, or null when the dialog stays away (§4 Welcome modal).
 * Its amount is the real one (R7).
 */
export function welcomeOperation<T extends Pick<Operation, 'type' | 'date'>>(
  operations: readonly T[],
  now: Date,
): T | null {
  if (operations.some(({ type }) => WELCOME_IS_OVER.includes(type))) return null;
  return (
    operations.find(({ type, date }) => type === 'WELCOME' && isWithinDays(date, WELCOME_DAYS, now)) ?? null
  );
}
