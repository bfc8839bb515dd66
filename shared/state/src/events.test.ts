import { aSession } from '@cabinet/testing/builders';
import {
  addEvents,
  eventStates,
  eventsAtom,
  followOtherTabs,
  forgetEvents,
  loadEvents,
  readEvents,
  rememberStates,
  unreadEventsAtom,
} from './events.ts';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';

function signIn(subject: string): void {
  store.set(sessionAtom, { ...aSession(), subject });
  loadEvents();
}

const types = () => store.get(eventsAtom).map(({ type }) => type);

afterEach(() => localStorage.clear());

test('§3 events and states of the generator outlive the page', () => {
  signIn('anna');
  addEvents([2]);
  addEvents([1, 2]);
  rememberStates({ hadCards: false, lastOperation: 7 });
  signIn('anna');
  expect(types()).toEqual([2, 1, 2]);
  expect(eventStates()).toEqual({ hadCards: false, lastOperation: 7 });
});

test('SE6 another participant of the same browser finds nothing', () => {
  signIn('anna');
  addEvents([1]);
  rememberStates({ hadCards: true });
  signIn('boris');
  expect(types()).toEqual([]);
  expect(eventStates()).toEqual({ hadCards: null, lastOperation: null });
});

test('what was looked at stays read, and what comes after it is new', () => {
  signIn('anna');
  addEvents([1, 2]);
  expect(store.get(unreadEventsAtom)).toBe(2);
  readEvents();
  addEvents([3]);
  signIn('anna');
  expect(store.get(eventsAtom).map(({ isRead }) => isRead)).toEqual([true, true, false]);
  expect(store.get(unreadEventsAtom)).toBe(1);
});

test('each new operation is an event that knows what has moved', () => {
  signIn('anna');
  addEvents(
    [3, 2],
    [
      { operationId: 3, type: 'FRIEND', amount: 400, about: null },
      { operationId: 11, type: 'ORDER', amount: -900, about: { ru: 'Термос' } },
    ],
  );
  signIn('anna');
  expect(store.get(eventsAtom).map(({ type, operation }) => [type, operation?.amount])).toEqual([
    [3, undefined],
    [2, 400],
    [2, -900],
  ]);
});

/** What another tab does: of that this tab hears by the storage alone. */
function inAnotherTab(work: () => void): void {
  const shown = store.get(eventsAtom);
  work();
  store.set(eventsAtom, shown);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cabinet.events' }));
}

test('what is looked at in one tab is read in the others', () => {
  signIn('anna');
  addEvents([1]);
  followOtherTabs();
  inAnotherTab(readEvents);
  expect(store.get(unreadEventsAtom)).toBe(0);
});

test('what another tab has heard is not lost, and not read unseen', () => {
  signIn('anna');
  addEvents([1]);
  const shown = store.get(eventsAtom);
  addEvents([2]);
  store.set(eventsAtom, shown);
  readEvents();
  expect(store.get(eventsAtom).map(({ type, isRead }) => [type, isRead])).toEqual([
    [1, true],
    [2, false],
  ]);
});

test('what is kept names nobody', () => {
  signIn('anna');
  addEvents([1]);
  const { value } = JSON.parse(localStorage.getItem('cabinet.events') ?? '');
  expect(value.map(Object.keys)).toEqual([['id', 'type', 'at', 'isRead']]);
});

test('the oldest go, so that the storage does not grow', () => {
  signIn('anna');
  for (let round = 0; round < 30; round += 1) addEvents([2]);
  signIn('anna');
  expect(types()).toHaveLength(20);
});

test('V3 signing out leaves nothing behind', () => {
  signIn('anna');
  addEvents([1]);
  rememberStates({ hadCards: true });
  forgetEvents();
  expect(types()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('V3 what is still heard while somebody leaves is not kept', () => {
  signIn('anna');
  forgetEvents();
  store.set(sessionAtom, null);
  addEvents([2]);
  rememberStates({ lastOperation: 7 });
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '[]', '{"subject":"anna"}', '{"subject":"anna","value":[{"id":"1","type":2}, null]}'])(
  'what is kept may be broken: %s',
  (text) => {
    localStorage.setItem('cabinet.events', text);
    localStorage.setItem('cabinet.eventStates', text);
    signIn('anna');
    expect(types()).toEqual([]);
    expect(eventStates()).toEqual({ hadCards: null, lastOperation: null });
  },
);
