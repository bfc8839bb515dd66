import type { ApiError } from '@cabinet/api/error';
import { isApiError } from '@cabinet/api/error';
import { atom } from 'jotai';
import { reportError } from './report.ts';
import { store } from './store.ts';
import { lastErrorCodeAtom, showInfo, showToast } from './ui.ts';

/** The general words for what went wrong (§8); the shell sets them in the participant's language. */
export const errorWordsAtom = atom({
  title: 'Ошибка',
  failed: 'Произошла ошибка!',
  spam: 'Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут',
});

/**
 * Tells the participant of a failed call that has no place of its own on the page (§8): a toast; of the CRM's own
 * words a dialog, and of its silence nothing. What is no ApiError was
 * ended by ourselves, and an authorisation failure has its own words: both pass quietly. Never fatal: that is the
 * start's alone (R12, `loadUser`).
 */
export function reportApiError(error: unknown): void {
  if (!isApiError(error) || error.kind === 'unauthorised') return;
  const isCrm = error.service === 'crm';
  if (isCrm && error.kind === 'network') {
    reportError(error, 'crm');
    return;
  }
  store.set(lastErrorCodeAtom, error.code);
  if (isCrm && error.text) raiseError(error.text);
  else showToast({ message: errorText(error), color: 'error' });
}

/** §8 runtime error: an info dialog says what went wrong. */
export function raiseError(message: string): void {
  showInfo({ title: store.get(errorWordsAtom).title, message });
}

/** The service's text; else the general one with the service's message appended (§8). */
export function errorText({ text, detail }: Pick<ApiError, 'text' | 'detail'>): string {
  const { failed } = store.get(errorWordsAtom);
  return text ?? (detail ? `${failed} ${detail}` : failed);
}
