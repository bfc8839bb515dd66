import { Dialog, LoadFailure, Part, Skeleton } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { useGoal } from '../../data/useGoal.ts';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';

// The form loads later with its fields, which most dialogs do not need.
const loadForm = () => import('./GoalForm.tsx');

/** The choice of the goal: a wish or a sum, optionally by a day (R16). */
export function GoalDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const { goal, error, retry } = useGoal();
  return (
    <Dialog open onClose={onClose} title={t('goal.dialog')}>
      {goal !== undefined ? (
        <Part load={loadForm} meanwhile={<Waiting />}>
          {({ GoalForm }) => <GoalForm goal={goal} onDone={onClose} />}
        </Part>
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}

function Waiting() {
  return <Skeleton shape="block" height="240px" />;
}
