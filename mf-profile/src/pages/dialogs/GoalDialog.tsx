import { Dialog, LoadFailure, Skeleton } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { useGoal } from '../../data/useGoal.ts';
import type { HomeDialogProps } from '../useHomeDialog.ts';
import { GoalForm } from './GoalForm.tsx';

/** What to save for: something wished for, or a sum; until a day, if one likes (R16). */
export function GoalDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const { goal, error, retry } = useGoal();
  return (
    <Dialog open onClose={onClose} title={t('goal.dialog')}>
      {goal !== undefined ? (
        <GoalForm goal={goal} onDone={onClose} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Skeleton shape="block" height="240px" />
      )}
    </Dialog>
  );
}
