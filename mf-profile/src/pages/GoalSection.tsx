import { balanceBreakdown } from '@cabinet/domain/balance';
import { contactAtom, isViewAsAtom } from '@cabinet/state';
import { LoadFailure, Skeleton } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { GoalPanel } from '../components/GoalPanel.tsx';
import { useGoal, useGoalProgress } from '../data/useGoal.ts';
import { useHomeDialog } from '../data/useHomeDialog.ts';

/** The saving goal, which does not block tokens (R16). */
export function GoalSection() {
  const { t } = useTranslation('mf-profile');
  const { goal, error, retry } = useGoal();
  const progressTo = useGoalProgress();
  const contact = useAtomValue(contactAtom);
  const waiting = contact ? balanceBreakdown(contact).waiting : 0;
  const isViewAs = useAtomValue(isViewAsAtom);
  const { open } = useHomeDialog();

  // A failed refresh keeps the loaded data on screen.
  if (goal === undefined) {
    return error ? (
      <LoadFailure title={t('goal.failed')} error={error} onRetry={retry} />
    ) : (
      <Skeleton shape="block" height="132px" />
    );
  }
  const progress = goal && progressTo ? progressTo(goal.sum, goal.date) : null;
  const change = isViewAs ? undefined : () => open('goal');
  return <GoalPanel goal={goal} progress={progress} waiting={waiting} onChange={change} />;
}
