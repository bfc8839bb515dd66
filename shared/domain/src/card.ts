import type { Card } from '@cabinet/contracts/loyalty';

/** §3 Card `status`. */
export const CARD_ACTIVE = 1;
export const CARD_OFF = 2;
export const CARD_BLOCKED = 5;

/** §3 Card `typeId`. */
export const CARD_VIRTUAL = 1;
export const CARD_PHYSICAL = 2;

/** By how many days after a card was blocked the participant has an answer. */
export const ANSWER_DAYS = 5;

export type CardState = 'none' | 'active' | 'off' | 'blocked';

/**
 * The physical card the participant acts with, or null without one (§4 "Choosing the physical card").
 * More than one active card, or none but unknown statuses, is a mistake in the data: the first one
 * comes back with status 2, so that nothing can be spent until the university has sorted it out.
 */
export function physicalCard(cards: readonly Card[]): Card | null {
  const physical = cards.filter((card) => card.typeId === CARD_PHYSICAL);
  const off = physical.find((card) => card.status === CARD_OFF || card.status === CARD_BLOCKED);
  if (off) return off;

  const [first, ...others] = physical.filter((card) => card.status === CARD_ACTIVE);
  if (first && others.length === 0) return first;

  const doubtful = first ?? physical[0];
  return doubtful ? { ...doubtful, status: CARD_OFF } : null;
}

/** The active physical cards where there are several and none is off: they are to be joined (§4, R50). Else empty. */
export function doubledCards(cards: readonly Card[]): Card[] {
  const physical = cards.filter(({ typeId }) => typeId === CARD_PHYSICAL);
  const active = physical.filter(({ status }) => status === CARD_ACTIVE);
  const isOff = physical.some(({ status }) => status === CARD_OFF || status === CARD_BLOCKED);
  return isOff || active.length < 2 ? [] : active;
}

/** The first virtual card, or null (§4). */
export function virtualCard(cards: readonly Card[]): Card | null {
  return cards.find((card) => card.typeId === CARD_VIRTUAL) ?? null;
}

/** What a card is worth: `off` and `blocked` put their page in the main area's place (§4 Card status, R2). */
export function cardState(card: Pick<Card, 'status'> | null): CardState {
  switch (card?.status) {
    case CARD_ACTIVE:
      return 'active';
    case CARD_OFF:
      return 'off';
    case CARD_BLOCKED:
      return 'blocked';
    default:
      return 'none';
  }
}
