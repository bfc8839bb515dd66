import type { Operation } from '@cabinet/contracts/loyalty';
import type { LocalText } from '@cabinet/contracts/text';

/** §4 Events: 1 card appeared, 2 new operation, 3 cards changed. */
export const CARD_APPEARED = 1;
export const OPERATION_ADDED = 2;
export const CARDS_CHANGED = 3;

export const EVENT_TYPES = [CARD_APPEARED, OPERATION_ADDED, CARDS_CHANGED] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What a new operation is told by: enough for words, and nobody's name. */
export interface OperationNews extends Pick<Operation, 'operationId' | 'type' | 'amount'> {
  /** What was ordered, or what the movement was for (R46). */
  about: LocalText | null;
}

/**
 * The operations after the last one that was known, oldest first.
 * @param operations newest first, as the service lists them
 * @param last id of the newest one that is known; 0 where there was none
 */
export function newOperations(
  operations: readonly Pick<Operation, 'id' | 'operationId' | 'type' | 'amount' | 'productName' | 'note'>[],
  last: number,
): OperationNews[] {
  const known = operations.findIndex(({ id }) => id === last);
  return operations
    .slice(0, known < 0 ? undefined : known)
    .map(({ operationId, type, amount, productName, note }) => ({
      operationId,
      type,
      amount,
      about: productName ?? note,
    }))
    .reverse();
}

export interface CardsBeforeAndAfter {
  /** There was a card before the change. */
  hadCards: boolean;
  /** There is a physical card of status 1 after it. */
  hasActiveCard: boolean;
}

/**
 * The event that a kind of change raises (§4, R24), or null for a kind that the cabinet does not know.
 * @param kind as `GET /api/contactTracking` names it: `cards`, `contacts`
 */
export function raisedEvent(
  kind: string,
  { hadCards, hasActiveCard }: CardsBeforeAndAfter,
): EventType | null {
  if (kind === 'contacts') return OPERATION_ADDED;
  if (kind !== 'cards') return null;
  return !hadCards && hasActiveCard ? CARD_APPEARED : CARDS_CHANGED;
}

export function isCardEvent(type: EventType): boolean {
  return type !== OPERATION_ADDED;
}
