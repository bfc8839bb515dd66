import { refreshRoutes } from '@cabinet/api/cache';
import { call } from '@cabinet/api/client';
import {
  getOrder,
  listContactTracking,
  listInvitations,
  listOperations,
  listOrders,
} from '@cabinet/contracts/loyalty';
import { type EventType, isCardEvent, OPERATION_ADDED, raisedEvent } from '@cabinet/domain/events';
import { addEvents, hadCards, loadEvents, rememberCards } from '@cabinet/state/events';
import { store } from '@cabinet/state/store';
import { cardStateAtom, cardsAtom, refreshCards, refreshContact, refreshFriends } from '@cabinet/state/user';

/** The reads that an operation shows in. */
const OPERATION_ROUTES = [listOperations, listOrders, getOrder, listInvitations];

/** Asks the service what has changed, raises events of it and keeps them (§4, R24). */
export async function hearEvents(): Promise<EventType[]> {
  const kinds = await call(listContactTracking, {});
  const had = await cardsBefore(kinds.includes('cards'));
  const cards = { hadCards: had, hasActiveCard: store.get(cardStateAtom) === 'active' };
  const types = kinds.map((kind) => raisedEvent(kind, cards)).filter((type) => type !== null);
  if (types.length > 0) addEvents(types);
  showOperations(types);
  return types;
}

/** Whether there were cards when they were last heard of, be it in an earlier visit; reads changed ones again. */
async function cardsBefore(isChanged: boolean): Promise<boolean> {
  const had = hadCards() ?? hasCards();
  if (isChanged) await refreshCards();
  const has = isChanged ? hasCards() : had;
  if (has !== null) rememberCards(has);
  return had ?? true;
}

/** Shows what another tab has heard: the cards and with them the guard, the balance and all operations (§4). */
export function applyEvents(types: EventType[]): void {
  if (types.length === 0) return;
  loadEvents();
  if (types.some(isCardEvent)) void refreshCards();
  showOperations(types);
}

function showOperations(types: EventType[]): void {
  if (!types.includes(OPERATION_ADDED)) return;
  void refreshContact();
  void refreshFriends();
  void refreshRoutes(OPERATION_ROUTES);
}

/** Null while the cards are not known. */
function hasCards(): boolean | null {
  const cards = store.get(cardsAtom);
  return cards && cards.length > 0;
}
