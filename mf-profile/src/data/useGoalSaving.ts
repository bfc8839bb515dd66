import { currentOf } from '@cabinet/api';
import { getGoal } from '@cabinet/contracts/goal';
import type { FormAction } from '@cabinet/state';
import { FormConflict } from '@cabinet/ui/form';
import { type goalBody, valuesOf } from '../domain/goalForm.ts';
import { useSetGoal } from './useGoal.ts';

/** Saves the goal. If the goal has changed meanwhile, the form shows a conflict. */
export function useGoalSaving(): FormAction<ReturnType<typeof goalBody>> {
  const { run, reset } = useSetGoal();
  return {
    reset,
    async run(input) {
      try {
        await run(input);
      } catch (error) {
        const current = currentOf(error, getGoal);
        throw current ? new FormConflict(valuesOf(current.goal)) : error;
      }
    },
  };
}
