import { isApiError } from '@cabinet/api';
import { configureApi } from '@cabinet/api/host';
import { configFrom } from '@cabinet/contracts/config';
import { configAtom, loadUser, sessionAtom, store } from '@cabinet/state';
import {
  apiScope,
  confirmDialogAtom,
  endSession,
  errorWordsAtom,
  infoDialogAtom,
  reportReadFailure,
  toastsAtom,
} from '@cabinet/state/host';
import type { i18n as I18n } from 'i18next';
import { atom } from 'jotai';
import { claimsOf } from './claims.ts';
import type { MountOptions } from './contract.ts';
import { orderEvent } from './orderEvent.ts';
import { type RawConfig, readConfig } from './readConfig.ts';
import { tokensOf } from './tokens.ts';

/** How far it has come: `unauthorised` where the portal has no token that is taken. */
export type VisitPhase = 'starting' | 'open' | 'failed' | 'maintenance' | 'unauthorised';

export const phaseAtom = atom<VisitPhase>('starting');

/** One embed: what the portal says of it, as it is now, and whose it is. */
export interface Visit {
  remote: string;
  options: MountOptions;
  subject?: string;
}

/** The start for a guest: configuration, the person of the token, then the participant (§4). Never rejects. */
export async function enter(
  visit: Visit,
  i18n: I18n,
  raw: RawConfig = readConfig(visit.options.origin),
): Promise<void> {
  store.set(phaseAtom, 'starting');
  tellErrorWords(i18n);
  const askToken = tokensOf(() => visit.options);
  const [config, token] = await Promise.all([
    raw.then((json) => configFrom(visit.options.origin, json)).catch(() => null),
    askToken(),
  ]);
  store.set(configAtom, config);
  if (!config) return fail(visit, 'config');
  if (config.maintenance) return store.set(phaseAtom, 'maintenance');
  if (!token) return turnAway(visit);

  const session = sessionOf(token);
  visit.subject = session.subject;
  store.set(sessionAtom, session);
  configureApi({
    config: config.services,
    token: askToken,
    scope: apiScope,
    language: () => i18n.language,
    offlineText: () => i18n.t('embed:offline'),
    onUnauthorised: (count) => count === 2 && turnAway(visit),
    onReadFailure: reportReadFailure,
    onWritten: (route, input, output) => {
      const event = orderEvent(route, input, output);
      if (event) visit.options.onEvent?.(event);
    },
  });
  store.set(phaseAtom, 'open');
  await loadUser();
}

/** Nothing of the participant stays in these modules (SE6). */
export function leave(): void {
  endSession();
  store.get(confirmDialogAtom)?.close(false);
  store.set(infoDialogAtom, null);
  store.set(toastsAtom, []);
  store.set(phaseAtom, 'starting');
}

function turnAway({ options }: Visit): void {
  store.set(phaseAtom, 'unauthorised');
  options.onEvent?.({ type: 'unauthorized' });
}

function fail(visit: Visit, reason: string): void {
  store.set(phaseAtom, 'failed');
  tellError(visit, { place: 'start', reason, isFatal: true });
}

/** Tells the portal of an error, with the remote and the release that it is of (R4). */
export function tellError(
  { remote, options }: Visit,
  error: { place: string; reason: string; isFatal: boolean },
): void {
  options.onEvent?.({ type: 'error', remote, release: __RELEASE__, ...error });
}

/** Why, without anybody's data: the service's text may have some. */
export function reasonOf(error: unknown): string {
  if (isApiError(error)) return `${error.kind} ${error.status}`;
  return error instanceof Error ? error.message : 'unknown';
}

function sessionOf(token: string) {
  const claims = claimsOf(token);
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  return {
    subject: text('sub'),
    email: text('email').toLowerCase(),
    firstName: text('given_name'),
    lastName: text('family_name'),
    // Staff look at other people's cabinets in the cabinet.
    roles: [],
  };
}

function tellErrorWords(i18n: I18n): void {
  store.set(errorWordsAtom, {
    title: i18n.t('embed:error.title'),
    failed: i18n.t('embed:error.failed'),
    spam: i18n.t('embed:error.spam'),
  });
}
