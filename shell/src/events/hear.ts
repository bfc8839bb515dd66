import { refreshRoutes } from '@cabinet/api/cache';
import { call } from '@cabinet/api/client';
import { listInvitations } from '@cabinet/contracts/invitations';
import { listOperations } from '@cabinet/contracts/operations';
import { getOrder, listOrders } from '@cabinet/contracts/orders';
import { listContactTracking } from '@cabinet/contracts/programme';
import {
  type EventType,
  isCardEvent,
  newOperations,
  OPERATION_ADDED,
  type OperationNews,
  raisedEvent,
} from '@cabinet/domain/events';
import { addEvents, eventStates, rememberStates } from '@cabinet/state/events';
import { store } from '@cabinet/state/store';
import {
  cardStateAtom,
  cardsAtom,
  contactAtom,
  refreshCards,
  refreshContact,
  refreshFriends,
} from '@cabinet/state/user';

/** The reads that include operations. */
const OPERATION_ROUTES = [listOperations, listOrders, getOrder, listInvitations];

/** Requests the changes from the service, raises their events and stores them (§4, R24). */
export async function hearEvents(): Promise<EventType[]> {
  const kinds = await call(listContactTracking, {});
  const had = await cardsBefore(kinds.includes('cards'));
  const cards = { hadCards: had, hasActiveCard: store.get(cardStateAtom) === 'active' };
  const types = kinds.map((kind) => raisedEvent(kind, cards)).filter((type) => type !== null);
  const news = operationNews(types.includes(OPERATION_ADDED));
  // Without a new event, a poll does not wait for the history: it only records the last operation.
  if (types.length > 0) addEvents(types, await news);
  showOperations(types);
  return types;
}

/**
 * Whether the participant had cards at the last check, which may be in an earlier visit. Reads changed cards
 * again.
 */
async function cardsBefore(isChanged: boolean): Promise<boolean> {
  const had = eventStates().hadCards ?? hasCards();
  if (isChanged) await refreshCards();
  const has = isChanged ? hasCards() : had;
  if (has !== null && has !== eventStates().hadCards) rememberStates({ hadCards: has });
  return had ?? true;
}

/**
 * Returns the operations since the last check in this browser. At the first check, only records the last
 * operation. If the history is unreadable, the event has no words.
 */
async function operationNews(isChanged: boolean): Promise<OperationNews[]> {
  const { lastOperation } = eventStates();
  if (!store.get(contactAtom) || (!isChanged && lastOperation !== null)) return [];
  const operations = await call(listOperations, { query: {} }).then(
    (answer) => answer.operations,
    () => null,
  );
  if (!operations) return [];
  rememberStates({ lastOperation: operations[0]?.id ?? 0 });
  return lastOperation === null ? [] : newOperations(operations, lastOperation);
}

/**
 * Shows the events from another tab: the cards and therefore the guard, the balance and all operations (§4).
 */
export function applyEvents(types: EventType[]): void {
  if (types.length === 0) return;
  if (types.some(isCardEvent)) void refreshCards();
  showOperations(types);
}

function showOperations(types: EventType[]): void {
  if (!types.includes(OPERATION_ADDED)) return;
  void refreshContact();
  void refreshFriends();
  void refreshRoutes(OPERATION_ROUTES);
}

/** Null while the cards are unknown. */
function hasCards(): boolean | null {
  const cards = store.get(cardsAtom);
  return cards && cards.length > 0;
}
