import type { Operation } from '@cabinet/contracts/operations';
import type { LocalText } from '@cabinet/contracts/text';

/** §4 Events: 1 card appeared, 2 new operation, 3 cards changed. */
export const CARD_APPEARED = 1;
export const OPERATION_ADDED = 2;
export const CARDS_CHANGED = 3;

export const EVENT_TYPES = [CARD_APPEARED, OPERATION_ADDED, CARDS_CHANGED] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Data for the message about a new operation. The data contains no names of people. */
export interface OperationNews extends Pick<Operation, 'operationId' | 'type' | 'amount'> {
  /** The ordered product, or the purpose of the movement (R46). */
  about: LocalText | null;
}

/**
 * Returns the operations after the last known operation, oldest first.
 * @param operations newest first, in the order of the service
 * @param last id of the newest known operation; 0 if no operation is known
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
  /** Whether the participant had a card before the change. */
  hadCards: boolean;
  /** Whether a physical card of status 1 exists after the change. */
  hasActiveCard: boolean;
}

/**
 * Returns the event of a kind of change (§4, R24), or null for an unknown kind.
 * @param kind a name from `GET /api/contactTracking`: `cards`, `contacts`
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
