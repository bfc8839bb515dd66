import type { Card } from '@cabinet/contracts/loyalty';
import { cardState } from './card.ts';
import { LEVELS } from './level.ts';

const BEST = LEVELS[2].friends;

export interface ConversionRefusal {
  reason: 'no-card' | 'card-off' | 'not-best' | 'not-enough-tokens';
  /** With `not-best`: friends with a paid study; with `not-enough-tokens`: tokens. */
  missing?: number;
}

export interface Conversion {
  /** The physical card as `physicalCard` chose it. */
  card: Pick<Card, 'status'> | null;
  /** Friends whose study is paid (R17). */
  paidFriends: number;
  /** Tokens that can be spent now. */
  available: number;
  /** Of them, what the manager has been asked to turn into roubles already. */
  requested: number;
  /** Tokens to turn into roubles now; 0 asks whether any may be. */
  amount: number;
}

/** Why the manager may not be asked to turn tokens into roubles, or null: that is for Best Friends (§1). */
export function conversionRefusal(conversion: Conversion): ConversionRefusal | null {
  const { card, paidFriends, available, requested, amount } = conversion;
  if (!card) return { reason: 'no-card' };
  if (cardState(card) !== 'active') return { reason: 'card-off' };
  if (paidFriends < BEST) return { reason: 'not-best', missing: BEST - paidFriends };
  const missing = requested + amount - available;
  return missing > 0 ? { reason: 'not-enough-tokens', missing } : null;
}
