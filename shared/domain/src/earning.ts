import type { Card } from '@cabinet/contracts/loyalty';
import { cardState } from './card.ts';

export type EarningRefusal = 'no-card' | 'card-off';

/**
 * Why nothing can be earned, or null when it can: it takes a card, and on one that is off or blocked tokens are frozen
 * (§1, A5).
 * @param card the physical card as `physicalCard` chose it
 */
export function earningRefusal(card: Pick<Card, 'status'> | null): EarningRefusal | null {
  if (!card) return 'no-card';
  return cardState(card) === 'active' ? null : 'card-off';
}
