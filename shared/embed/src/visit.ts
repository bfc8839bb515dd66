import { isApiError } from '@cabinet/api';
import { configureApi } from '@cabinet/api/host';
import { configFrom } from '@cabinet/contracts/config';
import { configAtom, loadUser, sessionAtom, store, userErrorAtom } from '@cabinet/state';
import {
  apiScope,
  confirmDialogAtom,
  endSession,
  errorWordsAtom,
  infoDialogAtom,
  reportReadFailure,
  toastsAtom,
} from '@cabinet/state/host';
import { forgetPlace } from '@cabinet/ui/host';
import type { i18n as I18n } from 'i18next';
import { atom } from 'jotai';
import { claimsOf } from './claims.ts';
import type { MountOptions } from './contract.ts';
import { orderEvent } from './orderEvent.ts';
import { type RawConfig, readConfig } from './readConfig.ts';
import { isTurnedAway, tokenMisfit } from './setup.ts';
import { tokensOf } from './tokens.ts';

/** The reason if a framework converts a function or a promise to an attribute. */
const NO_TOKEN = 'the token is not a JWT: set functions and promises as properties';

/** The state of the embed: `unauthorised` without an accepted token, `setup` with a wrong setting of the portal. */
export type VisitPhase = 'starting' | 'open' | 'failed' | 'maintenance' | 'unauthorised' | 'setup';

export const phaseAtom = atom<VisitPhase>('starting');

/** One embed, with the portal's current options and the person of the token. */
export interface Visit {
  remote: string;
  release: string;
  options: MountOptions;
  subject?: string;
  /** The portal has removed the embed. */
  isOver?: boolean;
}

/**
 * Starts an embed: loads the configuration, reads the token, then loads the participant (§4). Starts again if
 * the portal sets another token meanwhile. Never rejects.
 */
export async function enter(
  visit: Visit,
  i18n: I18n,
  raw: RawConfig = readConfig(visit.options.origin),
): Promise<void> {
  // Another person may begin this start (SE6).
  leave();
  tellErrorWords(i18n);
  const askToken = tokensOf(() => visit.options);
  const asked = visit.options.token;
  const [config, token] = await Promise.all([
    raw.then((json) => configFrom(visit.options.origin, json)).catch(() => null),
    askToken(),
  ]);
  if (visit.isOver) return;
  if (visit.options.token !== asked) return enter(visit, i18n, raw);
  store.set(configAtom, config);
  if (!config) return fail(visit, 'config');
  if (config.maintenance) return store.set(phaseAtom, 'maintenance');
  if (!token) return turnAway(visit);

  const session = sessionOf(token);
  if (!session.subject) return misfits(visit, NO_TOKEN);
  visit.subject = session.subject;
  store.set(sessionAtom, session);
  configureApi({
    config: config.services,
    token: askToken,
    scope: apiScope,
    language: () => i18n.language,
    offlineText: () => i18n.t('embed:offline'),
    onUnauthorised(count, error) {
      if (count === 1) return;
      const misfit = tokenMisfit(error, token);
      if (misfit) misfits(visit, misfit);
      else turnAway(visit);
    },
    onReadFailure: reportReadFailure,
    onWritten: (route, input, output) => {
      const event = orderEvent(route, input, output);
      if (event) visit.options.onEvent?.(event);
    },
  });
  store.set(phaseAtom, 'open');
  await loadUser();
  const failure = store.get(userErrorAtom);
  if (failure?.kind !== 'network' || !(await isTurnedAway(visit.options.origin))) return;
  misfits(visit, `PORTAL_ORIGINS must contain ${location.origin}, the origin of this page`);
}

/** Clears all data of the participant from these modules (SE6). The portal keeps the focus at the next start. */
export function leave(): void {
  endSession();
  forgetPlace();
  store.get(confirmDialogAtom)?.close(false);
  store.set(infoDialogAtom, null);
  store.set(toastsAtom, []);
  store.set(phaseAtom, 'starting');
}

function turnAway({ options }: Visit): void {
  store.set(phaseAtom, 'unauthorised');
  options.onEvent?.({ type: 'unauthorized' });
}

function misfits(visit: Visit, reason: string): void {
  store.set(phaseAtom, 'setup');
  tellSetup(visit, reason, true);
}

function fail(visit: Visit, reason: string): void {
  store.set(phaseAtom, 'failed');
  tellError(visit, { place: 'start', reason, isFatal: true });
}

/** Reports an error to the portal, with remote and release (RM4). */
export function tellError(
  { remote, release, options }: Visit,
  error: { place: string; reason: string; isFatal: boolean },
): void {
  options.onEvent?.({ type: 'error', remote, release, ...error });
}

/**
 * Tells the portal's engineers which setting to change, by an event and one console line.
 * @param reason names the setting, without personal data
 */
export function tellSetup(visit: Visit, reason: string, isFatal: boolean): void {
  console.warn(`The cabinet in ${location.origin} (${visit.remote}): ${reason}`);
  tellError(visit, { place: 'setup', reason, isFatal });
}

/** Returns the reason of an error without personal data, which a service's text may contain. */
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
    // Staff can view other cabinets only inside the cabinet.
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
