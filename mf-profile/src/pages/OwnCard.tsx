import { cardState } from '@cabinet/domain/card';
import { physicalCardAtom, virtualCardAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { LoyaltyCard } from '../components/LoyaltyCard.tsx';
import { ShowCardButton } from '../components/ShowCardButton.tsx';
import { useHomeDialog } from '../data/useHomeDialog.ts';
import { useParticipant } from '../data/useParticipant.ts';

interface OwnCardProps {
  /** Friends with a paid study. */
  friends: number;
  /** On a phone, only the lower edge. */
  isStrip?: boolean;
}

/** The physical card, or the virtual card with a label. */
export function OwnCard({ friends, isStrip = false }: OwnCardProps) {
  const { t } = useTranslation('mf-profile');
  const { fullName } = useParticipant();
  const physical = useAtomValue(physicalCardAtom);
  const virtual = useAtomValue(virtualCardAtom);
  const { open } = useHomeDialog();

  if (!physical) {
    const tag = virtual && t('card.virtual');
    return (
      <LoyaltyCard
        name={fullName}
        cardNumber={virtual?.cardNumber ?? null}
        friends={friends}
        tag={tag}
        isStrip={isStrip}
      />
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
      isStrip={isStrip}
      action={<ShowCardButton onClick={() => open('card')} />}
    />
  );
}
