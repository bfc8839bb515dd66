import { configureApi } from '@cabinet/api/client';
import { type CabinetConfig, cabinetConfigSchema } from '@cabinet/contracts/config';
import { mayViewAs } from '@cabinet/domain/roles';
import { configAtom } from '@cabinet/state/config';
import { apiScope, ownerEmailAtom, sessionAtom } from '@cabinet/state/session';
import { store } from '@cabinet/state/store';
import { showToast } from '@cabinet/state/ui';
import { endSession, loadUser } from '@cabinet/state/user';
import { atom } from 'jotai';
import { parse } from 'valibot';
import type { SignIn } from './auth/signIn.ts';
import { forgetViewedOwner, viewedOwner } from './auth/viewedOwner.ts';
import { i18n } from './i18n.ts';

/**
 * How far the start has come. `maintenance`: there is no usable configuration, or it says so (CONTRACT §3);
 * `no-identity`: the identity service does not answer, so nobody can be signed in.
 */
export type StartPhase = 'starting' | 'signed-in' | 'maintenance' | 'no-identity';

export const startPhaseAtom = atom<StartPhase>('starting');
export const signInAtom = atom<SignIn | null>(null);

/** App start in the order of §4: configuration, sign-in, then the participant; a part that fails is told of (R27). */
export async function start(): Promise<void> {
  const early = window.cabinetEarly;
  if (!early) return store.set(startPhaseAtom, 'maintenance');

  const config = await early.config.then((raw) => parse(cabinetConfigSchema, raw)).catch(() => null);
  store.set(configAtom, config);
  if (!config || config.maintenance) return store.set(startPhaseAtom, 'maintenance');
  document.documentElement.dataset.variant = config.project;

  const signIn = await early.signIn.catch(() => null);
  if (!signIn) return store.set(startPhaseAtom, 'no-identity');
  enter(signIn, config);
  await loadUser();
}

function enter(signIn: SignIn, config: CabinetConfig): void {
  const { session } = signIn;
  store.set(signInAtom, signIn);
  store.set(sessionAtom, session);
  store.set(ownerEmailAtom, mayViewAs(session.roles) ? viewedOwner() : null);
  configureApi({
    config: config.services,
    token: signIn.token,
    scope: apiScope,
    onUnauthorised: (count) => (count === 1 ? warnOfSession() : void signOut()),
  });
  store.set(startPhaseAtom, 'signed-in');
}

/** §8: the first authorisation failure is told and mended by a fresh token, the second ends the session. */
function warnOfSession(): void {
  showToast({ message: i18n.t('shell:session.retry'), color: 'error' });
}

/** Leaves nothing of the participant behind and ends the session at the identity service. */
export async function signOut(): Promise<void> {
  forgetViewedOwner();
  endSession();
  await store.get(signInAtom)?.signOut();
}
