import type { ApiError } from '@cabinet/api/error';
import { isApiError } from '@cabinet/api/error';
import { routeName } from '@cabinet/api/keys';
import { listOrders } from '@cabinet/contracts/orders';
import { getRating } from '@cabinet/contracts/rating';
import type { Route } from '@cabinet/contracts/route';
import { failureText } from '@cabinet/domain/failureText';
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
  else showToast({ message: failureText(error, store.get(errorWordsAtom).failed), color: 'error' });
}

/** Reads with a row of their own in §8: the list stays as it is, the failure of the rating is kept as an error. */
const SILENT_READS = [listOrders, getRating].map(routeName);

/** Tells of a page's read that has failed (§8); `configureApi` takes it as `onReadFailure`. */
export function reportReadFailure(error: ApiError, route: Route): void {
  // Of what its address names, the page says itself that there is no such thing.
  const isAnswer = error.kind === 'missing' && route.params !== undefined;
  if (!isAnswer && !SILENT_READS.includes(routeName(route))) reportApiError(error);
}

/** §8 runtime error: an info dialog says what went wrong. */
export function raiseError(message: string): void {
  showInfo({ title: store.get(errorWordsAtom).title, message });
}
