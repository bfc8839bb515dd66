import type { ApiError } from '@cabinet/api/error';
import { isApiError } from '@cabinet/api/error';
import { atom } from 'jotai';
import { store } from './store.ts';
import { lastErrorCodeAtom, showToast } from './ui.ts';

/** The general words for what went wrong (§8); the shell sets them in the participant's language. */
export const errorWordsAtom = atom({ failed: 'Произошла ошибка!' });

/**
 * Tells the participant of a failed call that has no place of its own on the page (§8). What is no ApiError was
 * ended by ourselves, and an authorisation failure has its own words: both pass quietly. Never fatal: that is the
 * start's alone (R12, `loadUser`).
 */
export function reportApiError(error: unknown): void {
  if (!isApiError(error) || error.kind === 'unauthorised') return;
  store.set(lastErrorCodeAtom, error.code);
  showToast({ message: errorText(error), color: 'error' });
}

/** The service's text; else the general one with the service's message appended (§8). */
export function errorText({ text, detail }: Pick<ApiError, 'text' | 'detail'>): string {
  const { failed } = store.get(errorWordsAtom);
  return text ?? (detail ? `${failed} ${detail}` : failed);
}
