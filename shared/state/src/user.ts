import { forgetEverything } from '@cabinet/api/cache';
import { type ApiError, isApiError } from '@cabinet/api/error';
import type { CrmClient } from '@cabinet/contracts/crm';
import type { Card, Contact, Referral } from '@cabinet/contracts/loyalty';
import { cardState, physicalCard, virtualCard } from '@cabinet/domain/card';
import { atom, type PrimitiveAtom } from 'jotai';
import { reportApiError } from './errors.ts';
import { ownerEmailAtom, sessionAtom } from './session.ts';
import { store } from './store.ts';
import { fatalErrorAtom } from './ui.ts';
import { findCards, findClient, findContact, findReferrals } from './userReads.ts';
import { syncClient } from './userSync.ts';

/** The participant as the CRM knows them; null before the start and when it does not. */
export const clientAtom = atom<CrmClient | null>(null);
/** The participant as the loyalty service knows them; null before the start and when it does not. */
export const contactAtom = atom<Contact | null>(null);
/** Null until the cards are known. */
export const cardsAtom = atom<Card[] | null>(null);
/** Friends who registered, and friends who paid. */
export const registrationsAtom = atom<Referral[]>([]);
export const paymentsAtom = atom<Referral[]>([]);

/** The card the participant acts with (§4). */
export const physicalCardAtom = atom((get) => physicalCard(get(cardsAtom) ?? []));
export const virtualCardAtom = atom((get) => virtualCard(get(cardsAtom) ?? []));
export const cardStateAtom = atom((get) => cardState(get(physicalCardAtom)));

/** §3 Deal: WON means paid and student. */
export const isStudentAtom = atom((get) => {
  const contact = get(contactAtom);
  return Boolean(contact?.hasWin || contact?.deals?.some(({ stageId }) => stageId === 'WON'));
});

const isLoadedAtom = atom(false);

/** The start is through and the cards are known: the route guard can decide (§2). */
export const isFetchedAtom = atom((get) => get(isLoadedAtom) && get(cardsAtom) !== null);

/** What the start could not read; the rest stays usable (R27). */
export const userErrorAtom = atom<ApiError | null>(null);

/** Counts the starts: one that another has overtaken must not end it. */
let lastLoad = 0;

/**
 * The reads of the app start (§4): client (made when the CRM knows none), contact, cards, referrals, all at once;
 * then the sync to the CRM. Never rejects: a part that fails stands in `userErrorAtom` or, when the cabinet cannot
 * be without it, in `fatalErrorAtom`, and takes nothing else away (R12, R27). Calling it again is the retry.
 */
export async function loadUser(): Promise<void> {
  lastLoad += 1;
  const load = lastLoad;
  store.set(userErrorAtom, null);
  store.set(fatalErrorAtom, null);

  await Promise.all([
    part(true, clientAtom, findClient()),
    part(true, contactAtom, findContact()),
    part(true, cardsAtom, findCards()),
    part(false, registrationsAtom, findReferrals('FRIEND')),
    part(false, paymentsAtom, findReferrals('ACADEM_ORDER')),
  ]);
  if (load !== lastLoad) return;
  void syncClient(store.get(clientAtom), store.get(contactAtom));
  store.set(isLoadedAtom, true);
}

/** Reads the contact again, its balance first of all: after a purchase, a cancellation, an event. */
export async function refreshContact(): Promise<void> {
  await refresh(contactAtom, findContact());
}

/** Reads the cards again: after a card event (§4). */
export async function refreshCards(): Promise<void> {
  await refresh(cardsAtom, findCards());
}

/** Signs out on this side: nobody is signed in any more, nothing is left of them, nothing is read (SE6). */
export function endSession(): void {
  store.set(sessionAtom, null);
  store.set(ownerEmailAtom, null);
  forgetUser();
}

/** Forgets the participant and every answer about them: when the viewed owner has changed (SE6). */
export function forgetUser(): void {
  lastLoad += 1;
  forgetEverything();
  store.set(isLoadedAtom, false);
  store.set(clientAtom, null);
  store.set(contactAtom, null);
  store.set(cardsAtom, null);
  store.set(registrationsAtom, []);
  store.set(paymentsAtom, []);
  store.set(userErrorAtom, null);
  store.set(fatalErrorAtom, null);
}

async function part<T>(isRequired: boolean, target: PrimitiveAtom<T>, read: Promise<T>): Promise<void> {
  try {
    await readInto(target, read);
  } catch (error) {
    if (!isApiError(error)) return;
    store.set(userErrorAtom, error);
    if (isRequired && error.kind === 'broken') store.set(fatalErrorAtom, error);
  }
}

/** A failed refresh never takes away what is on screen. */
async function refresh<T>(target: PrimitiveAtom<T>, read: Promise<T>): Promise<void> {
  try {
    await readInto(target, read);
  } catch (error) {
    reportApiError(error);
  }
}

const newest = new WeakMap<object, Promise<unknown>>();

/** Of several reads on their way the newest one counts, however late the others come. */
async function readInto<T>(target: PrimitiveAtom<T>, read: Promise<T>): Promise<void> {
  newest.set(target, read);
  const value = await read;
  if (newest.get(target) === read) store.set(target, value);
}
