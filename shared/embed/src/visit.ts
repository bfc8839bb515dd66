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
import type { i18n as I18n } from 'i18next';
import { atom } from 'jotai';
import { claimsOf } from './claims.ts';
import type { MountOptions } from './contract.ts';
import { orderEvent } from './orderEvent.ts';
import { type RawConfig, readConfig } from './readConfig.ts';
import { isTurnedAway, tokenMisfit } from './setup.ts';
import { tokensOf } from './tokens.ts';

/** What a framework writes into an attribute, which is where a function or a promise becomes one. */
const NO_TOKEN = 'the token is not a JWT: set a function or a promise as a property, not as an attribute';

/** How far it has come: `unauthorised` where the portal has no token that is taken, `setup` where a setting keeps all out. */
export type VisitPhase = 'starting' | 'open' | 'failed' | 'maintenance' | 'unauthorised' | 'setup';

export const phaseAtom = atom<VisitPhase>('starting');

/** One embed: what the portal says of it, as it is now, and whose it is. */
export interface Visit {
  remote: string;
  release: string;
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
  if (!claimsOf(token).sub) return misfits(visit, NO_TOKEN);

  const session = sessionOf(token);
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

function misfits(visit: Visit, reason: string): void {
  store.set(phaseAtom, 'setup');
  tellSetup(visit, reason, true);
}

function fail(visit: Visit, reason: string): void {
  store.set(phaseAtom, 'failed');
  tellError(visit, { place: 'start', reason, isFatal: true });
}

/** Tells the portal of an error, with the remote and the release that it is of (RM4). */
export function tellError(
  { remote, release, options }: Visit,
  error: { place: string; reason: string; isFatal: boolean },
): void {
  options.onEvent?.({ type: 'error', remote, release, ...error });
}

/**
 * What the people who set a portal up have to change: told to the portal's page, and in one line of its console.
 * @param reason names the setting and holds nobody's data
 */
export function tellSetup(visit: Visit, reason: string, isFatal: boolean): void {
  console.warn(`The cabinet in ${location.origin} (${visit.remote}): ${reason}`);
  tellError(visit, { place: 'setup', reason, isFatal });
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
