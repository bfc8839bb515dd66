import { forgetEverything, readAhead } from '@cabinet/api/cache';
import { type ApiError, isApiError } from '@cabinet/api/error';
import { identityNumber } from '@cabinet/api/identity';
import type { CrmClient } from '@cabinet/contracts/crm';
import type { Card, Contact, Referral } from '@cabinet/contracts/members';
import { listOrders } from '@cabinet/contracts/orders';
import { cardState, physicalCard, virtualCard } from '@cabinet/domain/card';
import { isStudent } from '@cabinet/domain/client';
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
/** Friends who registered, and friends who paid; null until they are known: none at all is an empty list. */
export const registrationsAtom = atom<Referral[] | null>(null);
export const paymentsAtom = atom<Referral[] | null>(null);

/** The card the participant acts with (§4). */
export const physicalCardAtom = atom((get) => physicalCard(get(cardsAtom) ?? []));
export const virtualCardAtom = atom((get) => virtualCard(get(cardsAtom) ?? []));
export const cardStateAtom = atom((get) => cardState(get(physicalCardAtom)));

export const isStudentAtom = atom((get) => isStudent(get(contactAtom)));

const isLoadedAtom = atom(false);
/** The start is on its way, for the first time or again. */
const isStartingAtom = atom(false);

/** The start is through and the cards are known: the route guard can decide (§2). */
export const isFetchedAtom = atom((get) => get(isLoadedAtom) && get(cardsAtom) !== null);

/** What the start could not read; the rest stays usable (R27). */
export const userErrorAtom = atom<ApiError | null>(null);

/** Whether all of it was read: what could not be, or is asked for again, is not the same as what is not there. */
export const isWholeAtom = atom(
  (get) => get(isFetchedAtom) && !get(isStartingAtom) && get(userErrorAtom) === null,
);

/** How it stands with the friends of both kinds; while a failed start is started again they are on their way. */
export const friendsPhaseAtom = atom((get): 'loading' | 'failed' | 'known' => {
  if (get(registrationsAtom) && get(paymentsAtom)) return 'known';
  return get(isLoadedAtom) && get(userErrorAtom) ? 'failed' : 'loading';
});

/** Counts the starts: one that another has overtaken must not end it. */
let lastLoad = 0;

/**
 * The reads of the app start (§4): client (made when the CRM knows none), contact, cards, referrals, all at once; then
 * the orders and the sync to the CRM, which nothing waits for. Never rejects: a part that fails is told (§8), stands in
 * `userErrorAtom` or, when the cabinet cannot be without it, in `fatalErrorAtom`, and takes nothing else away (R12,
 * R27). Calling it again is the retry.
 * @param client on its way already: it comes before the redirect to the own programme is decided
 */
export async function loadUser(client = findClient()): Promise<void> {
  lastLoad += 1;
  const load = lastLoad;
  store.set(isStartingAtom, true);
  store.set(userErrorAtom, null);
  store.set(fatalErrorAtom, null);

  await Promise.all([
    readInto(clientAtom, client, failRequired),
    readInto(contactAtom, findContact(), failRequired),
    readInto(cardsAtom, findCards(), failRequired),
    readInto(registrationsAtom, findReferrals('FRIEND'), failPart),
    readInto(paymentsAtom, findReferrals('ACADEM_ORDER'), failPart),
  ]);
  if (load !== lastLoad) return;
  void syncClient(store.get(clientAtom), store.get(contactAtom));
  if (store.get(contactAtom)) void readOrders();
  store.set(isLoadedAtom, true);
  store.set(isStartingAtom, false);
}

/** Reads the contact again, its balance first of all: after a purchase, a cancellation, an event. */
export async function refreshContact(): Promise<void> {
  await readInto(contactAtom, findContact(), reportApiError);
}

/** Reads the client again: after a change of the e-mail (§4). */
export async function refreshClient(): Promise<void> {
  await readInto(clientAtom, findClient(), reportApiError);
}

/** Reads the cards again: after a card event (§4). */
export async function refreshCards(): Promise<void> {
  await readInto(cardsAtom, findCards(), reportApiError);
}

/** Reads the friends again: an operation may be what one of them has brought (§4). */
export async function refreshFriends(): Promise<void> {
  await Promise.all([
    readInto(registrationsAtom, findReferrals('FRIEND'), reportApiError),
    readInto(paymentsAtom, findReferrals('ACADEM_ORDER'), reportApiError),
  ]);
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
  store.set(isStartingAtom, false);
  store.set(clientAtom, null);
  store.set(contactAtom, null);
  store.set(cardsAtom, null);
  store.set(registrationsAtom, null);
  store.set(paymentsAtom, null);
  store.set(userErrorAtom, null);
  store.set(fatalErrorAtom, null);
}

/** §8: a failure leaves the list as it is. Asked for as the page of the orders asks. */
async function readOrders(): Promise<void> {
  await readAhead(listOrders, { query: { include: 'productImage' } }).catch(() => {});
}

function failPart(error: unknown): void {
  if (isApiError(error)) store.set(userErrorAtom, error);
  reportApiError(error);
}

/** R12: without an answer that can be read there is no cabinet. */
function failRequired(error: unknown): void {
  if (isApiError(error) && error.kind === 'broken') {
    store.set(userErrorAtom, error);
    store.set(fatalErrorAtom, error);
  } else failPart(error);
}

const newest = new WeakMap<object, Promise<unknown>>();

/**
 * The one rule for late answers, failures too: of several reads on their way the newest one counts, however late the
 * others come, and none counts for another participant than it was asked for (SE6). A failed refresh never takes away
 * what is on screen.
 */
async function readInto<T>(
  target: PrimitiveAtom<T>,
  read: Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const identity = identityNumber();
  const isWanted = () => newest.get(target) === read && identity === identityNumber();
  newest.set(target, read);
  try {
    const value = await read;
    if (isWanted()) store.set(target, value);
  } catch (error) {
    if (isWanted()) onFailure(error);
  }
}
