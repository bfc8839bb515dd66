import type { Card, Contact } from '@cabinet/contracts/members';
import type { Operation } from '@cabinet/contracts/operations';
import { cardState } from './card.ts';
import { isWithinDays, toDate } from './dates.ts';

/** Maximum age of a recent welcome operation, in days (R7). */
export const WELCOME_DAYS = 30;

/**
 * Operations that end the welcome: a cancelled welcome, a paid study, or an ordered study. The bonus is gone,
 * or the participant needs no more hints (§4).
 */
const WELCOME_IS_OVER = ['CANCELLATION', 'PAYMENT', 'ACADEM_ORDER'];

/**
 * Returns the operation for the welcome dialog, or null if the dialog does not open (§4 Welcome modal). The
 * operation has the real amount (R7).
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
 * Stages of the welcome:
 * - For `unfinished`, the registration is incomplete. The dialog says so in the words of §1.
 * - For `coming`, the card is ready. The bonus is booked but not on the card yet.
 * - For `credited`, the first reward is on the card.
 */
export type WelcomeStage = 'unfinished' | 'coming' | 'credited';

/** Returns the welcome stage for the operation (R41). */
export function welcomeStage(
  welcome: Pick<Operation, 'amount' | 'date'>,
  { card, contact }: { card: Pick<Card, 'status'> | null; contact: Pick<Contact, 'verifiedPhone'> | null },
  now: Date,
): WelcomeStage {
  if (cardState(card) !== 'active' || !contact?.verifiedPhone) return 'unfinished';
  const date = toDate(welcome.date);
  return welcome.amount > 0 && date !== null && date <= now ? 'credited' : 'coming';
}
