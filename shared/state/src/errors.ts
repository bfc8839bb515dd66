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

/** The general error messages (§8). The shell sets them in the participant's language. */
export const errorWordsAtom = atom({
  title: 'Ошибка',
  failed: 'Произошла ошибка!',
  spam: 'Отправка заявки заблокирована анти-спам системой. Пожалуйста попробуйте снова через 5 минут',
});

/**
 * Shows a failed call that has no place of its own on the page (§8). Most failures show a toast. An error
 * text of the CRM shows a dialog, and a CRM without an answer shows no message. Skips errors other than
 * ApiError, because the cabinet cancelled those calls. Skips authorisation failures, which have their own
 * message. Never fatal: only the start has fatal errors (R12, `loadUser`).
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

/**
 * Reads with a row of their own in §8. The order list stays unchanged, and a rating failure is kept as an
 * error.
 */
const SILENT_READS = [listOrders, getRating].map(routeName);

/** Shows a failed read of a page (§8). Pass it to `configureApi` as `onReadFailure`. */
export function reportReadFailure(error: ApiError, route: Route): void {
  // A 404 for an address with parameters: the page itself says that the object does not exist.
  const isAnswer = error.kind === 'missing' && route.params !== undefined;
  if (!isAnswer && !SILENT_READS.includes(routeName(route))) reportApiError(error);
}

/** §8 runtime error: shows the message in an info dialog. */
export function raiseError(message: string): void {
  showInfo({ title: store.get(errorWordsAtom).title, message });
}
