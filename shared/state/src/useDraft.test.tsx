import { aSession } from '@cabinet/testing/builders';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { forgetDrafts } from './drafts.ts';
import { ownerEmailAtom, sessionAtom } from './session.ts';
import { store } from './store.ts';
import { type Draft, useDraft } from './useDraft.ts';

const EMPTY_REQUEST = { date: '', comment: '', tags: [] as string[] };

function signIn(subject: string, owner: string | null = null): void {
  act(() => {
    store.set(sessionAtom, aSession({ subject }));
    store.set(ownerEmailAtom, owner);
  });
}

/** Opens a form. A second call simulates the page after a reload. */
function open(name: string) {
  return formOf(() => useDraft(name, ''));
}

function openRecord<T extends object>(name: string, initial: T) {
  return formOf(() => useDraft(name, initial));
}

function formOf<T>(useForm: () => Draft<T>) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useForm, { wrapper });
  return {
    value: () => result.current.value,
    type: (value: T) => act(() => result.current.edit(value)),
    drop: () => act(() => result.current.drop()),
  };
}

beforeEach(() => {
  localStorage.clear();
  signIn('anna');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('SE3 a draft restores the whole input after a reload', () => {
  const wish = { date: '2026-11-30', comment: 'Цвет синий', tags: ['a'] };
  openRecord('purchase-12', EMPTY_REQUEST).type(wish);
  open('reason').type('Передумала');
  expect(openRecord('purchase-12', EMPTY_REQUEST).value()).toEqual(wish);
  expect(open('reason').value()).toBe('Передумала');
  expect(openRecord('purchase-13', EMPTY_REQUEST).value()).toEqual(EMPTY_REQUEST);
});

test('SE3 a draft belongs only to the participant who typed it', () => {
  const form = open('reason');
  form.type('Передумала');
  signIn('boris');
  expect(form.value()).toBe('');
  expect(open('reason').value()).toBe('');
  signIn('anna');
  expect(form.value()).toBe('Передумала');
});

test('a sent draft is deleted, also after a reload', () => {
  const form = open('reason');
  form.type('Передумала');
  form.drop();
  expect(form.value()).toBe('');
  expect(open('reason').value()).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('V3 a sign-out deletes the drafts of this participant, and keeps the drafts of others', () => {
  localStorage.setItem('SF_LANG', 'uz');
  open('reason').type('Передумала');
  openRecord('purchase-12', EMPTY_REQUEST).type({ ...EMPTY_REQUEST, comment: 'Синий' });
  signIn('boris');
  open('reason').type('Другое');
  forgetDrafts();
  expect(open('reason').value()).toBe('');
  signIn('anna');
  expect(open('reason').value()).toBe('Передумала');
  forgetDrafts();
  expect(Object.keys(localStorage)).toEqual(['SF_LANG']);
});

test('the storage contains neither subject nor e-mail', () => {
  signIn('6f1f2f0e-anna');
  open('reason').type('x');
  expect(JSON.stringify(localStorage)).not.toContain('anna');
});

test('§6 view-as stores and restores no drafts', () => {
  open('reason').type('Своё');
  signIn('anna', 'boris@cabinet.test');
  const form = open('reason');
  expect(form.value()).toBe('');
  form.type('Чужое');
  expect(form.value()).toBe('Чужое');
  signIn('anna');
  expect(open('reason').value()).toBe('Своё');
});

test.each([
  ['broken', '{"at": 1'],
  ['not an object', '"text"'],
  [
    'from an earlier version of the form',
    JSON.stringify({ at: Date.now(), value: { comment: 7, colour: 'red' } }),
  ],
  ['null', JSON.stringify({ at: Date.now(), value: null })],
])('a stored draft that is %s is ignored', (_, stored) => {
  openRecord('purchase-12', EMPTY_REQUEST).type({ ...EMPTY_REQUEST, comment: 'x' });
  localStorage.setItem(localStorage.key(0) ?? '', stored);
  expect(openRecord('purchase-12', EMPTY_REQUEST).value()).toEqual(EMPTY_REQUEST);
});

test('a draft restores the remaining fields of a form that has changed', () => {
  openRecord('invite', { name: '' }).type({ name: 'Нодира' });
  expect(openRecord('invite', { name: '', phone: '' }).value()).toEqual({ name: 'Нодира', phone: '' });
});

test('the browser keeps at most twenty drafts, for at most a week, and no huge draft', () => {
  jest.useFakeTimers();
  for (let number = 1; number <= 25; number += 1) {
    jest.advanceTimersByTime(1000);
    open(`purchase-${number}`).type(`Пожелание ${number}`);
  }
  expect(localStorage).toHaveLength(20);
  expect(open('purchase-5').value()).toBe('');
  expect(open('purchase-6').value()).toBe('Пожелание 6');

  open('purchase-6').type('x'.repeat(10_000));
  expect(open('purchase-6').value()).toBe('Пожелание 6');
  jest.advanceTimersByTime(7 * 24 * 60 * 60 * 1000 + 1);
  expect(open('purchase-25').value()).toBe('');
});

test('a draft without storage is plain state', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const form = open('reason');
  form.type('Передумала');
  expect(form.value()).toBe('Передумала');
  form.drop();
  expect(form.value()).toBe('');
  forgetDrafts();
});
