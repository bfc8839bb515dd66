import type { ApiError } from '@cabinet/api/error';
import { isApiError } from '@cabinet/api/error';
import { atom } from 'jotai';
import { store } from './store.ts';
import { fatalErrorAtom, lastErrorCodeAtom, showToast } from './ui.ts';

/** The general words for what went wrong (§8); the shell sets them in the participant's language. */
export const errorWordsAtom = atom({ failed: 'Произошла ошибка!' });

/**
 * Tells the participant of a failed call that has no place of its own on the page (§8). What is no ApiError was
 * ended by ourselves, and an authorisation failure has its own words: both pass quietly.
 * @param isRequired the cabinet cannot start without this read: a broken answer is fatal (R12)
 */
export function reportApiError(error: unknown, { isRequired = false } = {}): void {
  if (!isApiError(error) || error.kind === 'unauthorised') return;
  store.set(lastErrorCodeAtom, error.code);
  if (isRequired && error.kind === 'broken') store.set(fatalErrorAtom, error);
  else showToast({ message: errorText(error), color: 'error' });
}

/** The service's text; else the general one with the service's message appended (§8). */
export function errorText({ text, detail }: Pick<ApiError, 'text' | 'detail'>): string {
  const { failed } = store.get(errorWordsAtom);
  return text ?? (detail ? `${failed} ${detail}` : failed);
}
