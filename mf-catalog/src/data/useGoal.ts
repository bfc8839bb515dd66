import { currentOf, useRouteAction, useRouteData } from '@cabinet/api';
import { type Goal, getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { reportApiError } from '@cabinet/state';
import { useState } from 'react';
import type { GoalConflict } from '../domain/goal.ts';

/** The saving goal (R16), with actions to replace and to drop it. */
export function useGoal() {
  const stale = [getGoal];
  const { data } = useRouteData(getGoal, { query: {} });
  const set = useRouteAction(setGoal, { stale });
  const remove = useRouteAction(removeGoal, { stale });
  const [conflict, setConflict] = useState<GoalConflict | null>(null);

  async function write(wanted: number | null, seen: Goal | null | undefined) {
    const version = seen?.version ?? null;
    try {
      if (wanted !== null) await set.run({ body: { prodId: wanted, version } });
      else await remove.run({ query: version === null ? {} : { version } });
      setConflict(null);
    } catch (error) {
      const current = currentOf(error, getGoal);
      if (current) setConflict({ now: current.goal, wanted });
      else reportApiError(error);
    }
  }

  return {
    /** Null without a goal, undefined while unknown. */
    goal: data?.goal,
    isSaving: set.isRunning || remove.isRunning,
    conflict,
    saveFor: (prodId: number) => void write(prodId, data?.goal),
    drop: () => void write(null, data?.goal),
    /** `keep` resolves a conflict with the own choice, `take` with the other goal. */
    keep: () => void (conflict && write(conflict.wanted, conflict.now)),
    take: () => setConflict(null),
  };
}
