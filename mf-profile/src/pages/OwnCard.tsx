import { cardState } from '@cabinet/domain/card';
import { physicalCardAtom, virtualCardAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { CardDialog } from '../components/CardDialog.tsx';
import { LoyaltyCard } from '../components/LoyaltyCard.tsx';
import { ShowCardButton } from '../components/ShowCardButton.tsx';
import { useParticipant } from '../data/useParticipant.ts';
import { useHomeView } from './useHomeView.ts';

/** The physical card, else the virtual one, shown as such. */
export function OwnCard({ friends }: { friends: number }) {
  const { t } = useTranslation('mf-profile');
  const { fullName } = useParticipant();
  const physical = useAtomValue(physicalCardAtom);
  const virtual = useAtomValue(virtualCardAtom);
  const { openCard } = useHomeView();

  if (!physical) {
    const tag = virtual && t('card.virtual');
    return (
      <LoyaltyCard name={fullName} cardNumber={virtual?.cardNumber ?? null} friends={friends} tag={tag} />
    );
  }
  const isPaused = cardState(physical) !== 'active';
  return (
    <LoyaltyCard
      name={fullName}
      cardNumber={physical.cardNumber}
      friends={friends}
      tag={isPaused ? t('card.paused') : null}
      isPaused={isPaused}
      action={<ShowCardButton onClick={openCard} />}
    />
  );
}

/** The card's full view. Not on the stage, whose colours it would take. */
export function FullCard() {
  const { fullName } = useParticipant();
  const { isCardOpen, closeCard } = useHomeView();
  const card = useAtomValue(physicalCardAtom);
  if (!isCardOpen || !card) return null;
  return <CardDialog name={fullName} cardNumber={card.cardNumber} onClose={closeCard} />;
}
