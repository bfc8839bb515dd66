import type { Card } from '@cabinet/contracts/members';
import { cardState } from './card.ts';
import { LEVELS } from './level.ts';

const BEST = LEVELS[2].friends;

export interface ConversionRefusal {
  reason: 'no-card' | 'card-off' | 'not-best' | 'not-enough-tokens';
  /** With `not-best`: missing friends with a paid study. With `not-enough-tokens`: missing tokens. */
  missing?: number;
}

export interface Conversion {
  /** The physical card that `physicalCard` chose. */
  card: Pick<Card, 'status'> | null;
  /** Friends whose study is paid (R17). */
  paidFriends: number;
  /** Tokens that the participant can spend now. */
  available: number;
  /** Available tokens that open requests to the manager already cover. */
  requested: number;
  /** Tokens to convert into roubles now. With 0, the function checks whether any conversion is possible. */
  amount: number;
}

/**
 * Returns why a participant cannot request a conversion into roubles, or null. Only a Best Friend can (§1).
 */
export function conversionRefusal(conversion: Conversion): ConversionRefusal | null {
  const { card, paidFriends, available, requested, amount } = conversion;
  if (!card) return { reason: 'no-card' };
  if (cardState(card) !== 'active') return { reason: 'card-off' };
  if (paidFriends < BEST) return { reason: 'not-best', missing: BEST - paidFriends };
  const missing = requested + amount - available;
  return missing > 0 ? { reason: 'not-enough-tokens', missing } : null;
}
