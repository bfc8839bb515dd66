import { isOnlineAtom } from '@cabinet/state/offline';
import { isViewAsAtom } from '@cabinet/state/session';
import { contactAtom, isFetchedAtom, isStudentAtom, physicalCardAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';

/** Everything about the participant that decides about a purchase. */
export function useBuyer() {
  const contact = useAtomValue(contactAtom);
  return {
    /** The start has told who this is. */
    isKnown: useAtomValue(isFetchedAtom),
    isStudent: useAtomValue(isStudentAtom),
    isViewAs: useAtomValue(isViewAsAtom),
    isOnline: useAtomValue(isOnlineAtom),
    card: useAtomValue(physicalCardAtom),
    /** Tokens to spend; null while they are not known. */
    available: contact && (contact.available ?? contact.balance),
  };
}
