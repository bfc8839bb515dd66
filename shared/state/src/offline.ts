import { atom } from 'jotai';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';
import {
  isFetchedAtom,
  loadUser,
  refreshCards,
  refreshContact,
  refreshFriends,
  userErrorAtom,
} from './user.ts';

/** The start of the offline time, in milliseconds since 1970. The data on screen is not newer (R31). */
export const offlineSinceAtom = atom<number | null>(navigator.onLine ? null : Date.now());

export const isOnlineAtom = atom((get) => get(offlineSinceAtom) === null);

/** Follows the browser's network state (§4), also before the sign-in has ended. */
export function watchConnection(): void {
  addEventListener('offline', () => store.set(offlineSinceAtom, Date.now()));
  addEventListener('online', () => store.set(offlineSinceAtom, null));
}

/** From now on, reads the participant's data again when the network is back. SWR reloads the other data. */
export function recoverOnline(): void {
  addEventListener('online', () => void recover());
}

/** Restarts a failed start (N1). */
async function recover(): Promise<void> {
  if (!store.get(sessionAtom)) return;
  const isFetched = store.get(isFetchedAtom) && !store.get(userErrorAtom);
  await (isFetched ? Promise.all([refreshContact(), refreshCards(), refreshFriends()]) : loadUser());
}
