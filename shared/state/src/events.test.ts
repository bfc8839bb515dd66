import { aSession } from '@cabinet/testing/builders';
import {
  addEvents,
  eventsAtom,
  forgetEvents,
  hadCards,
  loadEvents,
  readEvents,
  rememberCards,
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
  rememberCards(false);
  signIn('anna');
  expect(types()).toEqual([2, 1, 2]);
  expect(hadCards()).toBe(false);
});

test('SE6 another participant of the same browser finds nothing', () => {
  signIn('anna');
  addEvents([1]);
  rememberCards(true);
  signIn('boris');
  expect(types()).toEqual([]);
  expect(hadCards()).toBeNull();
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
  rememberCards(true);
  forgetEvents();
  expect(types()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '[]', '{"subject":"anna"}', '{"subject":"anna","value":[{"id":"1","type":2}, null]}'])(
  'what is kept may be broken: %s',
  (text) => {
    localStorage.setItem('cabinet.events', text);
    localStorage.setItem('cabinet.eventStates', text);
    signIn('anna');
    expect(types()).toEqual([]);
    expect(hadCards()).toBeNull();
  },
);
