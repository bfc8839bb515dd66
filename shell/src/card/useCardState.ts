import type { Card } from '@cabinet/contracts/members';
import { cardState, doubledCards } from '@cabinet/domain/card';
import { participantAtom } from '@cabinet/state/participant';
import { cardsAtom, physicalCardAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';

export type UnusableState = 'off' | 'blocked' | 'doubled';

/** Returns the unusable cards, the reason, and the participant's name. */
export function useCardState(): { state: UnusableState; cards: Card[]; name: string } {
  const card = useAtomValue(physicalCardAtom);
  const doubled = doubledCards(useAtomValue(cardsAtom) ?? []);
  const { fullName: name } = useAtomValue(participantAtom);
  if (doubled.length > 0) return { state: 'doubled', cards: doubled, name };
  return {
    state: cardState(card) === 'blocked' ? 'blocked' : 'off',
    cards: card ? [card] : [],
    name,
  };
}
