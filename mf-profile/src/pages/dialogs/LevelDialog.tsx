import { LEVELS } from '@cabinet/domain/level';
import { Dialog, Skeleton } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { CourseShares } from '../../components/CourseShares.tsx';
import { LevelList } from '../../components/LevelList.tsx';
import { LevelProgress } from '../../components/LevelProgress.tsx';
import { useFriends } from '../../data/useFriends.ts';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';

/** The levels with their rewards, and the progress to the next level. */
export function LevelDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const { phase, payments } = useFriends();
  return (
    <Dialog open onClose={onClose} title={t('levels.title')}>
      {payments ? (
        <LevelProgress count={payments.length} />
      ) : (
        phase === 'loading' && <Skeleton shape="block" height="56px" />
      )}
      <LevelList levels={LEVELS} count={payments?.length ?? null} />
      <CourseShares />
    </Dialog>
  );
}
