import { aSession } from '@cabinet/testing/builders';
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ownerEmailAtom, sessionAtom } from './session.ts';
import { store } from './store.ts';
import { useFormDraft } from './useFormDraft.ts';

const EMPTY_REQUEST = { comment: '', tags: [] as string[] };

function signIn(subject: string, owner: string | null = null): void {
  act(() => {
    store.set(sessionAtom, aSession({ subject }));
    store.set(ownerEmailAtom, owner);
  });
}

/** Opens a form. A second call simulates the page after a reload. */
function open(name: string) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(
    () => {
      const form = useForm({ defaultValues: EMPTY_REQUEST });
      useFormDraft(form, name);
      return { ...form, field: form.register('comment') };
    },
    { wrapper },
  );
  return {
    unmount,
    comment: () => result.current.getValues('comment'),
    type: (comment: string) =>
      act(() =>
        result.current.field.onChange({ type: 'change', target: { name: 'comment', value: comment } }),
      ),
    send: (write: () => Promise<void>) =>
      act(() =>
        result.current
          .handleSubmit(write)()
          .catch(() => {}),
      ),
  };
}

beforeEach(() => {
  localStorage.clear();
  signIn('anna');
});

test('SE3 a form restores its input after a reload', async () => {
  await open('wish-12').type('Цвет синий');
  expect(open('wish-12').comment()).toBe('Цвет синий');
  expect(open('wish-13').comment()).toBe('');
});

test('SE3 a form shows a draft only to the participant who typed it', async () => {
  const form = open('wish');
  await form.type('Цвет синий');
  signIn('boris');
  expect(form.comment()).toBe('');
  signIn('anna');
  expect(form.comment()).toBe('Цвет синий');
});

test('SE3 input from before the end of the sign-in stays, and becomes the draft', async () => {
  await open('wish').type('Красный');
  act(() => store.set(sessionAtom, null));
  const form = open('wish');
  await form.type('Цвет синий');
  signIn('anna');
  expect(form.comment()).toBe('Цвет синий');
  expect(open('wish').comment()).toBe('Цвет синий');
});

test('SE3 input of a participant who left does not reach the next one', async () => {
  const form = open('wish');
  await form.type('Цвет синий');
  act(() => store.set(sessionAtom, null));
  expect(form.comment()).toBe('');
  signIn('boris');
  expect(form.comment()).toBe('');
});

test('a sent form is empty, also after a reload', async () => {
  const form = open('wish');
  await form.type('Цвет синий');
  await form.send(async () => {});
  expect(form.comment()).toBe('');
  expect(localStorage).toHaveLength(0);
  expect(open('wish').comment()).toBe('');
  await form.type('Красный');
  expect(open('wish').comment()).toBe('Красный');
});

test('a form that closes during the submit drops its draft', async () => {
  const form = open('wish');
  await form.type('Цвет синий');
  await form.send(async () => form.unmount());
  expect(localStorage).toHaveLength(0);
});

test('a form that is not sent keeps its draft', async () => {
  const form = open('wish');
  await form.type('Цвет синий');
  await form.send(async () => {
    throw new Error('no answer');
  });
  expect(form.comment()).toBe('Цвет синий');
  expect(open('wish').comment()).toBe('Цвет синий');
});

test('§6 a form stores no draft in view-as', async () => {
  signIn('manager', 'anna@cabinet.test');
  const form = open('wish');
  await form.type('Цвет синий');
  expect(form.comment()).toBe('Цвет синий');
  expect(localStorage).toHaveLength(0);
});
