import { whereAllowed } from '@cabinet/api/whereAllowed';
import { EVENT_TYPES, type EventType, OPERATION_ADDED, type OperationNews } from '@cabinet/domain/events';
import { atom } from 'jotai';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';

/** §3 Event. The cabinet builds the text in the current language. Only the data for the text is stored. */
export interface CabinetEvent {
  id: string;
  type: EventType;
  /** The time when this browser received the event, ISO 8601. */
  at: string;
  isRead: boolean;
  /** With type 2, if known: the operation. */
  operation?: OperationNews;
}

/** §3: the two keys of the local storage. Both belong to the subject and contain no names. */
const EVENTS_KEY = 'cabinet.events';
const STATES_KEY = 'cabinet.eventStates';
const KEPT = 20;

/** The last events of the signed-in participant, oldest first. */
export const eventsAtom = atom<CabinetEvent[]>([]);

/** The number of unread events. */
export const unreadEventsAtom = atom((get) => get(eventsAtom).filter(({ isRead }) => !isRead).length);

/** §3 generator states: the base for the next events. Null while unknown. */
interface States {
  /** Whether the participant had a card at the last check, in this visit or in an earlier visit. */
  hadCards: boolean | null;
  /** The id of the newest announced operation, or 0 without operations. */
  lastOperation: number | null;
}

const UNKNOWN: States = { hadCards: null, lastOperation: null };

const statesAtom = atom(UNKNOWN);

/**
 * Loads the stored events of the signed-in participant (§4 App start). Ignores the events of other
 * participants.
 */
export function loadEvents(): void {
  store.set(eventsAtom, storedEvents() ?? []);
  store.set(statesAtom, statesOf(read(STATES_KEY)));
}

/** Updates the events when another tab adds events or marks them as read. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === EVENTS_KEY || key === STATES_KEY) loadEvents();
  });
}

/**
 * Adds new events.
 * @param operations the new operations, oldest first; each becomes an event, and an unknown operation becomes
 * an event without words
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

/** Marks all visible events as read. */
export function readEvents(): void {
  if (store.get(unreadEventsAtom) === 0) return;
  const seen = new Set(store.get(eventsAtom).map(({ id }) => id));
  keep(knownEvents().map((event) => (seen.has(event.id) ? { ...event, isRead: true } : event)));
}

/** Includes events that another tab has stored in the meantime. */
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

/** Deletes all events at a sign-out (V3). */
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
  const isComplete = typeof id === 'string' && typeof at === 'string' && typeof isRead === 'boolean';
  return isKnown && isComplete && (operation === undefined || isOperation(operation));
}

function isOperation(value: unknown): value is OperationNews {
  const { operationId, type, amount, about } = Object(value) as Partial<Record<keyof OperationNews, unknown>>;
  const isNamed = typeof operationId === 'number' && typeof type === 'string';
  return isNamed && typeof amount === 'number' && (about === null || typeof Object(about).ru === 'string');
}

/**
 * Returns the stored data of the signed-in participant. Returns null for another participant's data or
 * unreadable data.
 */
function read(key: string): unknown {
  const kept = whereAllowed((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'));
  const { subject, value } = Object(kept) as { subject?: unknown; value?: unknown };
  return subject !== undefined && subject === store.get(sessionAtom)?.subject ? value : null;
}

/**
 * If storage is blocked or full, the events live as long as the page. Without a signed-in person, stores no
 * data (V3).
 */
function write(key: string, value: unknown): void {
  const subject = store.get(sessionAtom)?.subject;
  if (subject) whereAllowed(() => localStorage.setItem(key, JSON.stringify({ subject, value })));
}
