import {
  cardsAtom,
  contactAtom,
  isFetchedAtom,
  physicalCardAtom,
  userErrorAtom,
  virtualCardAtom,
} from '@cabinet/state';
import { useAtomValue } from 'jotai';

export type HomePhase = 'loading' | 'failed' | 'no-card' | 'ready';

/** The phase of the home page. The balance waits for the contact. A balance of 0 also waits for the cards. */
export function useHomePhase(): HomePhase {
  const contact = useAtomValue(contactAtom);
  const cards = useAtomValue(cardsAtom);
  const physical = useAtomValue(physicalCardAtom);
  const virtual = useAtomValue(virtualCardAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const hasError = useAtomValue(userErrorAtom) !== null;

  if (!contact) return hasError ? 'failed' : isFetched ? 'no-card' : 'loading';
  if (cards) return physical || virtual ? 'ready' : 'no-card';
  return contact.balance > 0 || hasError ? 'ready' : 'loading';
}
