import { EVENT_TYPES, type EventType } from '@cabinet/domain/events';
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
}

/** §3: the two keys of the local storage. Both are bound to the subject and name nobody. */
const EVENTS_KEY = 'cabinet.events';
const STATES_KEY = 'cabinet.eventStates';
const KEPT = 20;

/** The last events of the signed-in participant, oldest first. */
export const eventsAtom = atom<CabinetEvent[]>([]);

/** How many of them nobody has looked at. */
export const unreadEventsAtom = atom((get) => get(eventsAtom).filter(({ isRead }) => !isRead).length);

/** What the next card event depends on; null while nothing was heard of the cards. */
const hadCardsAtom = atom<boolean | null>(null);

/** Takes up what this browser keeps of the signed-in participant (§4 App start); another one's is left alone. */
export function loadEvents(): void {
  const events = read(EVENTS_KEY);
  const states = read(STATES_KEY) as { hadCards?: unknown } | null;
  store.set(eventsAtom, Array.isArray(events) ? events.filter(isEvent) : []);
  store.set(hadCardsAtom, typeof states?.hadCards === 'boolean' ? states.hadCards : null);
}

/** Keeps new events. */
export function addEvents(types: readonly EventType[]): void {
  const at = new Date().toISOString();
  const added = types.map((type) => ({ id: crypto.randomUUID(), type, at, isRead: false }));
  keep([...store.get(eventsAtom), ...added].slice(-KEPT));
}

/** All of them have been looked at. */
export function readEvents(): void {
  if (store.get(unreadEventsAtom) > 0)
    keep(store.get(eventsAtom).map((event) => ({ ...event, isRead: true })));
}

function keep(events: CabinetEvent[]): void {
  store.set(eventsAtom, events);
  write(EVENTS_KEY, events);
}

/** Whether there was a card when the cards were last looked at, in this visit or in an earlier one. */
export function hadCards(): boolean | null {
  return store.get(hadCardsAtom);
}

export function rememberCards(hasCards: boolean): void {
  if (hasCards === hadCards()) return;
  store.set(hadCardsAtom, hasCards);
  write(STATES_KEY, { hadCards: hasCards });
}

/** On signing out nothing stays behind (V3). */
export function forgetEvents(): void {
  store.set(eventsAtom, []);
  store.set(hadCardsAtom, null);
  try {
    localStorage.removeItem(EVENTS_KEY);
    localStorage.removeItem(STATES_KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

function isEvent(value: unknown): value is CabinetEvent {
  const { id, type, at, isRead } = (value ?? {}) as Partial<Record<keyof CabinetEvent, unknown>>;
  const isKnown = EVENT_TYPES.some((known) => known === type);
  return isKnown && typeof id === 'string' && typeof at === 'string' && typeof isRead === 'boolean';
}

/** What is kept for the signed-in participant. */
function read(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('subject' in kept && 'value' in kept)) return null;
    return kept.subject === store.get(sessionAtom)?.subject ? kept.value : null;
  } catch {
    // Storage is blocked, or somebody else wrote there.
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ subject: store.get(sessionAtom)?.subject, value }));
  } catch {
    // Storage is blocked or full: the events live as long as the page.
  }
}
