import { friendsPhaseAtom, paymentsAtom, registrationsAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** The friends who registered and who paid, each null while they are not known; `failed` says why. */
export function useFriends() {
  return {
    phase: useAtomValue(friendsPhaseAtom),
    registrations: useAtomValue(registrationsAtom),
    payments: useAtomValue(paymentsAtom),
  };
}
