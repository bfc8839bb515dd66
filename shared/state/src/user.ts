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

/** The participant's data in the CRM. Null before the start, or without a client. */
export const clientAtom = atom<CrmClient | null>(null);
/** The participant's data in the loyalty service. Null before the start, or without a contact. */
export const contactAtom = atom<Contact | null>(null);
/** Null while the cards are unknown. */
export const cardsAtom = atom<Card[] | null>(null);
/** Friends who registered, and friends who paid. Null while unknown. Without friends, an empty list. */
export const registrationsAtom = atom<Referral[] | null>(null);
export const paymentsAtom = atom<Referral[] | null>(null);

/** The card that the participant uses (§4). */
export const physicalCardAtom = atom((get) => physicalCard(get(cardsAtom) ?? []));
export const virtualCardAtom = atom((get) => virtualCard(get(cardsAtom) ?? []));
export const cardStateAtom = atom((get) => cardState(get(physicalCardAtom)));

export const isStudentAtom = atom((get) => isStudent(get(contactAtom)));

const isLoadedAtom = atom(false);
/** Whether a start is in progress, for the first time or again. */
const isStartingAtom = atom(false);

/** The start is complete and the cards are known, so the route guard can decide (§2). */
export const isFetchedAtom = atom((get) => get(isLoadedAtom) && get(cardsAtom) !== null);

/** The error of the start. The rest stays usable (R27). */
export const userErrorAtom = atom<ApiError | null>(null);

/** Whether the start has read all data. Failed or pending data is not the same as missing data. */
export const isUserLoadedAtom = atom(
  (get) => get(isFetchedAtom) && !get(isStartingAtom) && get(userErrorAtom) === null,
);

/** The state of both lists of friends. `loading` also during the retry of a failed start. */
export const friendsPhaseAtom = atom((get): 'loading' | 'failed' | 'known' => {
  if (get(registrationsAtom) && get(paymentsAtom)) return 'known';
  return get(isLoadedAtom) && get(userErrorAtom) ? 'failed' : 'loading';
});

/** Counts the starts, so that an older start cannot end a newer one. */
let lastLoad = 0;

/**
 * Runs the reads of the app start (§4). Reads the client (creates a missing client), contact, cards and
 * referrals in parallel. Then reads the orders and syncs the CRM, without a wait. Never rejects: a part that
 * fails shows a message (§8) and sets `userErrorAtom`. If the part is essential, it sets `fatalErrorAtom`.
 * The other parts stay (R12, R27). A second call is the retry.
 * @param client a pending read, if it started before the decision on the redirect to the own programme
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

/** Reads the contact again, mainly for its balance: after a purchase, a cancellation or an event. */
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

/** Reads the friends again: a friend may have caused an operation (§4). */
export async function refreshFriends(): Promise<void> {
  await Promise.all([
    readInto(registrationsAtom, findReferrals('FRIEND'), reportApiError),
    readInto(paymentsAtom, findReferrals('ACADEM_ORDER'), reportApiError),
  ]);
}

/** Signs out in this page: removes the session and all data of the participant, and stops all reads (SE6). */
export function endSession(): void {
  store.set(sessionAtom, null);
  store.set(ownerEmailAtom, null);
  forgetUser();
}

/** Forgets the participant and all answers about them, after a change of the viewed owner (SE6). */
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

/** §8: a failure leaves the list unchanged. The query equals the query of the orders page. */
async function readOrders(): Promise<void> {
  await readAhead(listOrders, { query: { include: 'productImage' } }).catch(() => {});
}

function failPart(error: unknown): void {
  if (isApiError(error)) store.set(userErrorAtom, error);
  reportApiError(error);
}

/** R12: without a readable answer, the cabinet is off. */
function failRequired(error: unknown): void {
  if (isApiError(error) && error.kind === 'broken') {
    store.set(userErrorAtom, error);
    store.set(fatalErrorAtom, error);
  } else failPart(error);
}

const newest = new WeakMap<object, Promise<unknown>>();

/**
 * The only rule for late answers and failures: of several pending reads, only the newest counts. A read
 * counts only for the participant for whom it started (SE6). A failed refresh never removes visible data.
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
