import { whereAllowed } from '@cabinet/api/whereAllowed';
import { EVENT_TYPES, type EventType, OPERATION_ADDED, type OperationNews } from '@cabinet/domain/events';
import { atom } from 'jotai';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';

/** §3 Event. Its words are the cabinet's, in the language of the moment: only what they depend on is kept. */
export interface CabinetEvent {
  id: string;
  type: EventType;
  /** When this browser heard of it, ISO 8601. */
  at: string;
  isRead: boolean;
  /** With type 2, where it is known: what has moved. */
  operation?: OperationNews;
}

/** §3: the two keys of the local storage. Both are bound to the subject and name nobody. */
const EVENTS_KEY = 'cabinet.events';
const STATES_KEY = 'cabinet.eventStates';
const KEPT = 20;

/** The last events of the signed-in participant, oldest first. */
export const eventsAtom = atom<CabinetEvent[]>([]);

/** How many of them nobody has looked at. */
export const unreadEventsAtom = atom((get) => get(eventsAtom).filter(({ isRead }) => !isRead).length);

/** §3 generator states: what the next events depend on; null while nothing was heard of it. */
interface States {
  /** There was a card when the cards were last looked at, in this visit or in an earlier one. */
  hadCards: boolean | null;
  /** Id of the newest operation that was told, 0 where there is none. */
  lastOperation: number | null;
}

const UNKNOWN: States = { hadCards: null, lastOperation: null };

const statesAtom = atom(UNKNOWN);

/** Takes up what this browser keeps of the signed-in participant (§4 App start); another one's is left alone. */
export function loadEvents(): void {
  store.set(eventsAtom, storedEvents() ?? []);
  store.set(statesAtom, statesOf(read(STATES_KEY)));
}

/** Keeps up with what the other tabs have heard, and with what was looked at there. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === EVENTS_KEY || key === STATES_KEY) loadEvents();
  });
}

/**
 * Keeps new events.
 * @param operations what is new, oldest first: each is an event of its own; where it is not known, it is one without words
 */
export function addEvents(types: readonly EventType[], operations: readonly OperationNews[] = []): void {
  const at = new Date().toISOString();
  const added = types
    .flatMap((type) => (type === OPERATION_ADDED ? operationEvents(operations) : { type }))
    .map((event) => ({ id: crypto.randomUUID(), ...event, at, isRead: false }));
  keep([...knownEvents(), ...added].slice(-KEPT));
}

function operationEvents(operations: readonly OperationNews[]): Pick<CabinetEvent, 'type' | 'operation'>[] {
  if (operations.length === 0) return [{ type: OPERATION_ADDED }];
  return operations.map((operation) => ({ type: OPERATION_ADDED, operation }));
}

/** All that this tab shows have been looked at. */
export function readEvents(): void {
  if (store.get(unreadEventsAtom) === 0) return;
  const seen = new Set(store.get(eventsAtom).map(({ id }) => id));
  keep(knownEvents().map((event) => (seen.has(event.id) ? { ...event, isRead: true } : event)));
}

/** With what another tab has kept a moment ago. */
function knownEvents(): CabinetEvent[] {
  return storedEvents() ?? store.get(eventsAtom);
}

function keep(events: CabinetEvent[]): void {
  store.set(eventsAtom, events);
  write(EVENTS_KEY, events);
}

export function eventStates(): States {
  return store.get(statesAtom);
}

export function rememberStates(change: Partial<States>): void {
  const states = { ...eventStates(), ...change };
  store.set(statesAtom, states);
  write(STATES_KEY, states);
}

/** On signing out nothing stays behind (V3). */
export function forgetEvents(): void {
  store.set(eventsAtom, []);
  store.set(statesAtom, UNKNOWN);
  whereAllowed(() => {
    localStorage.removeItem(EVENTS_KEY);
    localStorage.removeItem(STATES_KEY);
  });
}

function storedEvents(): CabinetEvent[] | null {
  const events = read(EVENTS_KEY);
  return Array.isArray(events) ? events.filter(isEvent) : null;
}

function statesOf(value: unknown): States {
  const { hadCards, lastOperation } = Object(value) as Partial<Record<keyof States, unknown>>;
  return {
    hadCards: typeof hadCards === 'boolean' ? hadCards : null,
    lastOperation: typeof lastOperation === 'number' ? lastOperation : null,
  };
}

function isEvent(value: unknown): value is CabinetEvent {
  const { id, type, at, isRead, operation } = Object(value) as Partial<Record<keyof CabinetEvent, unknown>>;
  const isKnown = EVENT_TYPES.some((known) => known === type);
  const isWhole = typeof id === 'string' && typeof at === 'string' && typeof isRead === 'boolean';
  return isKnown && isWhole && (operation === undefined || isOperation(operation));
}

function isOperation(value: unknown): value is OperationNews {
  const { operationId, type, amount, about } = Object(value) as Partial<Record<keyof OperationNews, unknown>>;
  const isNamed = typeof operationId === 'number' && typeof type === 'string';
  return isNamed && typeof amount === 'number' && (about === null || typeof Object(about).ru === 'string');
}

/** What is kept for the signed-in participant; null where it is another's, or nothing that can be read. */
function read(key: string): unknown {
  const kept = whereAllowed((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'));
  const { subject, value } = Object(kept) as { subject?: unknown; value?: unknown };
  return subject !== undefined && subject === store.get(sessionAtom)?.subject ? value : null;
}

/** Where storage is blocked or full the events live as long as the page; of nobody nothing is kept (V3). */
function write(key: string, value: unknown): void {
  const subject = store.get(sessionAtom)?.subject;
  if (subject) whereAllowed(() => localStorage.setItem(key, JSON.stringify({ subject, value })));
}
