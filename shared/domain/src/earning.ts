import type { Card } from '@cabinet/contracts/members';
import { cardState } from './card.ts';

export type EarningRefusal = 'no-card' | 'card-off';

/**
 * Returns why a participant cannot earn tokens, or null. Earning needs a card, and tokens on an off or
 * blocked card are frozen (§1, A5).
 * @param card the physical card that `physicalCard` chose
 */
export function earningRefusal(card: Pick<Card, 'status'> | null): EarningRefusal | null {
  if (!card) return 'no-card';
  return cardState(card) === 'active' ? null : 'card-off';
}
