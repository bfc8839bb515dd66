import type { Goal } from '@cabinet/contracts/goal';
import { showToast } from '@cabinet/state';
import { useTranslation } from 'react-i18next';
import { useRemoveGoal } from '../../data/useGoal.ts';

/** Removes the goal and says so. A failure is shown in the form. */
export function useGoalRemoval(goal: Goal | null, onDone: () => void) {
  const { t } = useTranslation('mf-profile-later');
  const { run, isRunning, error } = useRemoveGoal();

  async function remove() {
    await run({ query: goal?.version ? { version: goal.version } : {} });
    showToast({ message: t('goal.removed') });
    onDone();
  }
  return { remove: () => void remove().catch(() => {}), isRunning, error };
}
