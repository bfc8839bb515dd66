import { configureApi } from '@cabinet/api/client';
import type { ApiError } from '@cabinet/api/error';
import { whereAllowed } from '@cabinet/api/whereAllowed';
import { type CabinetConfig, cabinetConfigSchema } from '@cabinet/contracts/config';
import { mayViewAs } from '@cabinet/domain/roles';
import { configAtom } from '@cabinet/state/config';
import { forgetDrafts } from '@cabinet/state/drafts';
import { reportReadFailure } from '@cabinet/state/errors';
import { forgetEvents, loadEvents } from '@cabinet/state/events';
import { recoverOnline, watchConnection } from '@cabinet/state/offline';
import { reportError } from '@cabinet/state/report';
import { apiScope, hasLeftAtom, ownerEmailAtom, sessionAtom, signOutAtom } from '@cabinet/state/session';
import { store } from '@cabinet/state/store';
import { showToast } from '@cabinet/state/ui';
import { endSession, loadUser } from '@cabinet/state/user';
import { findClient } from '@cabinet/state/userReads';
import { atom } from 'jotai';
import { parse } from 'valibot';
import { forgetTab } from './auth/forgetTab.ts';
import { hasLeft, rememberLeft } from './auth/left.ts';
import { programmeOrigin } from './auth/programmeOrigin.ts';
import type { SignIn } from './auth/signIn.ts';
import { keepOwner, viewedOwner } from './auth/viewedOwner.ts';
import { i18n } from './i18n.ts';

/**
 * The state of the start. The phase `maintenance` means that the configuration is unusable, or turns
 * maintenance on (CONTRACT §3). In `no-identity`, the identity service does not answer, or the services
 * reject the synthetic user. In `left`, the participant has just left the programme. In `asks-reason`, staff
 * must give a reason before they see a cabinet (§6).
 */
export type StartPhase = 'starting' | 'signed-in' | 'maintenance' | 'no-identity' | 'left' | 'asks-reason';

export const startPhaseAtom = atom<StartPhase>('starting');
/** The owner whose cabinet staff requested, until staff gives a reason. */
export const askedOwnerAtom = atom<string | null>(null);
export const signInAtom = atom<SignIn | null>(null);

/**
 * Starts the application in the order of §4: configuration, sign-in, then the participant. Reports each part
 * that fails (R27).
 */
export async function start(): Promise<void> {
  watchConnection();
  const early = window.cabinetEarly;
  if (!early) return store.set(startPhaseAtom, 'maintenance');

  const config = await early.config.then((raw) => parse(cabinetConfigSchema, raw)).catch(() => null);
  store.set(configAtom, config);
  if (!config || config.maintenance) return store.set(startPhaseAtom, 'maintenance');
  document.documentElement.dataset.variant = config.project;
  if (hasLeft()) return store.set(startPhaseAtom, 'left');

  const signIn = await early.signIn.catch(() => null);
  if (!signIn) return store.set(startPhaseAtom, 'no-identity');
  enter(signIn, config);
  if (store.get(askedOwnerAtom) === null) await loadCabinet(config);
}

/** Continues the start as the owner, after staff has given a reason (§6). */
export async function viewAs(owner: string): Promise<void> {
  const config = store.get(configAtom);
  if (!config) return;
  keepOwner(owner);
  store.set(ownerEmailAtom, owner);
  store.set(askedOwnerAtom, null);
  store.set(startPhaseAtom, 'signed-in');
  await loadCabinet(config);
}

async function loadCabinet(config: CabinetConfig): Promise<void> {
  const client = findClient();
  loadEvents();
  recoverOnline();
  // Without a redirect, the start does not wait for the client.
  if (config.redirectToProgramme) {
    await client.catch(() => null);
    const origin = await programmeOrigin(config);
    if (origin) return location.replace(`${origin}/my/`);
  }
  await loadUser(client);
  await followEvents();
}

/** Starts the events after the first screen. They must not delay it (§4 Events). */
async function followEvents(): Promise<void> {
  try {
    const { startEvents } = await import('./events/startEvents.ts');
    startEvents(closeIdle);
  } catch (error) {
    reportError(error, 'events');
  }
}

function enter(signIn: SignIn, config: CabinetConfig): void {
  const { session } = signIn;
  store.set(signInAtom, signIn);
  store.set(sessionAtom, session);
  store.set(signOutAtom, { signOut: () => void leave() });
  const owner = mayViewAs(session.roles) ? viewedOwner() : null;
  store.set(ownerEmailAtom, owner?.isReasonGiven ? owner.email : null);
  store.set(askedOwnerAtom, owner && !owner.isReasonGiven ? owner.email : null);
  configureApi({
    config: config.services,
    token: signIn.token,
    scope: apiScope,
    offlineText: () => i18n.t('shell:offline.write'),
    onUnauthorised: (count, error) => (count === 1 ? warnOfSession(error) : endRefused(signIn)),
    onReadFailure: reportReadFailure,
  });
  store.sub(hasLeftAtom, () => void leaveForGood());
  store.set(startPhaseAtom, store.get(askedOwnerAtom) === null ? 'signed-in' : 'asks-reason');
}

/**
 * §8: the first authorisation failure shows a toast, is reported, and gets a fresh token. The second one ends
 * the session.
 */
function warnOfSession(error: ApiError): void {
  reportError(error, 'authorisation');
  showToast({ message: i18n.t('shell:session.retry'), color: 'error' });
}

/** A synthetic user cannot sign in again, and a reload would fail forever (D16). */
function endRefused({ isSynthetic }: SignIn): void {
  if (isSynthetic) store.set(startPhaseAtom, 'no-identity');
  else void signOut();
}

/** Signs out by hand. Unlike an automatic sign-out, it also deletes the drafts (SE3, R25). */
export async function leave(): Promise<void> {
  forgetDrafts();
  await signOut();
}

/**
 * Signs out after the participant has left the programme. The next page confirms it and does not redirect to
 * the sign-in page.
 */
async function leaveForGood(): Promise<void> {
  forgetDrafts();
  forgetParticipant();
  rememberLeft();
  await store.get(signInAtom)?.signOut();
}

/** Deletes the participant's data and ends the session at the identity service. */
export async function signOut(): Promise<void> {
  forgetParticipant();
  await store.get(signInAtom)?.signOut();
}

/** Signs out after a long time in hidden tabs. The sign-in page shows the reason if the tab has storage. */
async function closeIdle(): Promise<void> {
  const ended = signOut();
  whereAllowed(() => sessionStorage.setItem('cabinet.closed', 'idle'));
  await ended;
}

function forgetParticipant(): void {
  forgetTab();
  forgetEvents();
  endSession();
}
