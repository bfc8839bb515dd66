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

/** Since when there is no network, in milliseconds since 1970: what is on screen is not newer (R31). */
export const offlineSinceAtom = atom<number | null>(navigator.onLine ? null : Date.now());

export const isOnlineAtom = atom((get) => get(offlineSinceAtom) === null);

/** Follows the browser's word on the network (§4). What pages read for themselves SWR reads again. */
export function watchConnection(): void {
  addEventListener('offline', () => store.set(offlineSinceAtom, Date.now()));
  addEventListener('online', () => {
    store.set(offlineSinceAtom, null);
    void recover();
  });
}

/** Back on the network everything is read again; a start that has failed is started again (N1). */
async function recover(): Promise<void> {
  if (!store.get(sessionAtom)) return;
  const isWhole = store.get(isFetchedAtom) && !store.get(userErrorAtom);
  await (isWhole ? Promise.all([refreshContact(), refreshCards(), refreshFriends()]) : loadUser());
}
