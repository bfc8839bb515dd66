import { currentOf, useRouteAction, useRouteData } from '@cabinet/api';
import { type Goal, getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { reportApiError } from '@cabinet/state';
import { useState } from 'react';
import type { GoalConflict } from '../domain/goal.ts';

/** What the participant saves for (R16), and how to save for something else or for nothing. */
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
    /** Null where there is none, undefined while nobody knows. */
    goal: data?.goal,
    isSaving: set.isRunning || remove.isRunning,
    conflict,
    saveFor: (prodId: number) => void write(prodId, data?.goal),
    drop: () => void write(null, data?.goal),
    /** Settles a conflict: the own choice over the other, or the other. */
    keep: () => void (conflict && write(conflict.wanted, conflict.now)),
    take: () => setConflict(null),
  };
}
