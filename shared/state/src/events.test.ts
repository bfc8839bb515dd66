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

test('§3 events and generator states survive a reload', () => {
  signIn('anna');
  addEvents([2]);
  addEvents([1, 2]);
  rememberStates({ hadCards: false, lastOperation: 7 });
  signIn('anna');
  expect(types()).toEqual([2, 1, 2]);
  expect(eventStates()).toEqual({ hadCards: false, lastOperation: 7 });
});

test('SE6 another participant of the same browser finds no events', () => {
  signIn('anna');
  addEvents([1]);
  rememberStates({ hadCards: true });
  signIn('boris');
  expect(types()).toEqual([]);
  expect(eventStates()).toEqual({ hadCards: null, lastOperation: null });
});

test('seen events stay read, and later events are unread', () => {
  signIn('anna');
  addEvents([1, 2]);
  expect(store.get(unreadEventsAtom)).toBe(2);
  readEvents();
  addEvents([3]);
  signIn('anna');
  expect(store.get(eventsAtom).map(({ isRead }) => isRead)).toEqual([true, true, false]);
  expect(store.get(unreadEventsAtom)).toBe(1);
});

test('each new operation becomes an event with its amount', () => {
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

/** Simulates another tab. This tab learns about the change only through the storage event. */
function inAnotherTab(work: () => void): void {
  const shown = store.get(eventsAtom);
  work();
  store.set(eventsAtom, shown);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cabinet.events' }));
}

test('events that one tab marks as read are read in the other tabs', () => {
  signIn('anna');
  addEvents([1]);
  followOtherTabs();
  inAnotherTab(readEvents);
  expect(store.get(unreadEventsAtom)).toBe(0);
});

test('events of another tab are not lost, and stay unread until they are seen', () => {
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

test('stored events contain no names', () => {
  signIn('anna');
  addEvents([1]);
  const { value } = JSON.parse(localStorage.getItem('cabinet.events') ?? '');
  expect(value.map(Object.keys)).toEqual([['id', 'type', 'at', 'isRead']]);
});

test('the oldest events are deleted, so that the storage does not grow', () => {
  signIn('anna');
  for (let round = 0; round < 30; round += 1) addEvents([2]);
  signIn('anna');
  expect(types()).toHaveLength(20);
});

test('V3 a sign-out leaves no events', () => {
  signIn('anna');
  addEvents([1]);
  rememberStates({ hadCards: true });
  forgetEvents();
  expect(types()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('V3 events that arrive during a sign-out are not stored', () => {
  signIn('anna');
  forgetEvents();
  store.set(sessionAtom, null);
  addEvents([2]);
  rememberStates({ lastOperation: 7 });
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '[]', '{"subject":"anna"}', '{"subject":"anna","value":[{"id":"1","type":2}, null]}'])(
  'invalid stored events are ignored: %s',
  (text) => {
    localStorage.setItem('cabinet.events', text);
    localStorage.setItem('cabinet.eventStates', text);
    signIn('anna');
    expect(types()).toEqual([]);
    expect(eventStates()).toEqual({ hadCards: null, lastOperation: null });
  },
);
