import { friendsPhaseAtom, paymentsAtom, registrationsAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';

/** Friends who registered and friends who paid. Each list is null while unknown; `phase` says `failed`. */
export function useFriends() {
  return {
    phase: useAtomValue(friendsPhaseAtom),
    registrations: useAtomValue(registrationsAtom),
    payments: useAtomValue(paymentsAtom),
  };
}
