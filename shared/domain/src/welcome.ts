import type { Card, Contact, Operation } from '@cabinet/contracts/loyalty';
import { cardState } from './card.ts';
import { isWithinDays, toDate } from './dates.ts';

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

/**
 * - `unfinished`: the registration is still to be finished, and the dialog says so in the words of §1
 * - `coming`: the card is ready, and the bonus is booked but not on it yet
 * - `credited`: the first reward is on the card
 */
export type WelcomeStage = 'unfinished' | 'coming' | 'credited';

/** Which welcome the operation is told with (R41). */
export function welcomeStage(
  welcome: Pick<Operation, 'amount' | 'date'>,
  { card, contact }: { card: Pick<Card, 'status'> | null; contact: Pick<Contact, 'verifiedPhone'> | null },
  now: Date,
): WelcomeStage {
  if (cardState(card) !== 'active' || !contact?.verifiedPhone) return 'unfinished';
  const date = toDate(welcome.date);
  return welcome.amount > 0 && date !== null && date <= now ? 'credited' : 'coming';
}
