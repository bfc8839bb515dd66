import { currentOf } from '@cabinet/api';
import { type Goal, getGoal } from '@cabinet/contracts/goal';
import { showToast } from '@cabinet/state';
import { useTranslation } from 'react-i18next';
import { useRemoveGoal } from './useGoal.ts';

/**
 * Removes the goal and shows a toast. If the goal has changed meanwhile, the participant decides. The form
 * shows other errors.
 */
export function useGoalRemoval(goal: Goal | null, onDone: () => void) {
  const { t } = useTranslation('mf-profile-later');
  const { run, isRunning, error, reset } = useRemoveGoal();
  const current = currentOf(error, getGoal);

  async function remove(seen: Goal | null) {
    await run({ query: seen?.version ? { version: seen.version } : {} });
    showToast({ message: t('goal.removed') });
    onDone();
  }
  return {
    remove: () => void remove(goal).catch(() => {}),
    isRunning,
    error: current ? undefined : error,
    conflict: current && {
      now: current.goal,
      isDisabled: isRunning,
      onKeep: () => void remove(current.goal).catch(() => {}),
      onTake: reset,
    },
  };
}
