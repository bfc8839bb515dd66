import type { Card } from '@cabinet/contracts/members';

/** §3 Card `status`. */
export const CARD_ACTIVE = 1;
export const CARD_OFF = 2;
export const CARD_BLOCKED = 5;

/** §3 Card `typeId`. */
export const CARD_VIRTUAL = 1;
export const CARD_PHYSICAL = 2;

/** Days after which a participant with a blocked card has an answer at the latest. */
export const ANSWER_DAYS = 5;

export type CardState = 'none' | 'active' | 'off' | 'blocked';

/**
 * Returns the physical card of the participant, or null (§4 "Choosing the physical card").
 * Several active cards, or only unknown statuses, are a mistake in the data. In this case, the first card
 * gets status 2. So nobody can spend tokens until the university has corrected the data.
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

/**
 * Returns the active physical cards if there are several and no card is off. The university must merge them
 * (§4, R50). Otherwise returns an empty list.
 */
export function doubledCards(cards: readonly Card[]): Card[] {
  const physical = cards.filter(({ typeId }) => typeId === CARD_PHYSICAL);
  const active = physical.filter(({ status }) => status === CARD_ACTIVE);
  const isOff = physical.some(({ status }) => status === CARD_OFF || status === CARD_BLOCKED);
  return isOff || active.length < 2 ? [] : active;
}

/** A card's state, with one word for each in every text (R50). */
export type NamedCardState = CardState | 'doubled';

/** Returns the state to name for these cards. Several active cards are not a pause (R50). */
export function namedCardState(cards: readonly Card[]): NamedCardState {
  return doubledCards(cards).length > 0 ? 'doubled' : cardState(physicalCard(cards));
}

/** Returns the first virtual card, or null (§4). */
export function virtualCard(cards: readonly Card[]): Card | null {
  return cards.find((card) => card.typeId === CARD_VIRTUAL) ?? null;
}

/**
 * Returns the state of a card. For `off` and `blocked`, a special page replaces the main area (§4 Card
 * status, R2).
 */
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
