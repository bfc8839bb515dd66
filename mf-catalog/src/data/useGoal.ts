import { useRouteAction, useRouteData } from '@cabinet/api';
import { getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { reportApiError } from '@cabinet/state';

/** What the participant saves for (R16), and how to save for something else or for nothing. */
export function useGoal() {
  const stale = [getGoal];
  const { data } = useRouteData(getGoal, { query: {} });
  const version = data?.goal?.version ?? null;
  const set = useRouteAction(setGoal, { stale });
  const remove = useRouteAction(removeGoal, { stale });

  return {
    /** Null where there is none, undefined while nobody knows. */
    goal: data?.goal,
    isSaving: set.isRunning || remove.isRunning,
    saveFor: (prodId: number) => void set.run({ body: { prodId, version } }).catch(reportApiError),
    drop: () => void remove.run({ query: version === null ? {} : { version } }).catch(reportApiError),
  };
}
