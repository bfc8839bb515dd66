import { bareCardNumber } from '@cabinet/domain/cardNumber';
import { physicalCardAtom } from '@cabinet/state';
import { CodeScreen, prepareBarcode } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';
import { useParticipant } from '../../data/useParticipant.ts';

prepareBarcode();

/** The card in full screen, for a scanner. */
export function CardDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile');
  const { fullName } = useParticipant();
  const card = useAtomValue(physicalCardAtom);
  if (!card) return null;
  return (
    <CodeScreen
      open
      onClose={onClose}
      title={t('card.title')}
      value={bareCardNumber(card.cardNumber)}
      hint={t('card.brightness')}
    >
      {fullName}
    </CodeScreen>
  );
}
