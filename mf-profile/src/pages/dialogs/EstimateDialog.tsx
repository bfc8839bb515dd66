import { friendshipLevel } from '@cabinet/domain/level';
import { Dialog } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { RewardEstimate } from '../../components/RewardEstimate.tsx';
import { useFriends } from '../../data/useFriends.ts';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';

/** The estimate of the reward for a friend, from the price of a semester. */
export function EstimateDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const { payments } = useFriends();
  return (
    <Dialog open onClose={onClose} title={t('estimate.title')}>
      <RewardEstimate percent={payments && friendshipLevel(payments.length).percent} />
    </Dialog>
  );
}
