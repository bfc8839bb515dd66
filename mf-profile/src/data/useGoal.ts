import { useRouteAction, useRouteData } from '@cabinet/api';
import { getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { balanceParts } from '@cabinet/domain/balance';
import { goalProgress } from '@cabinet/domain/goal';
import { contactAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useOperations } from './useOperations.ts';

/** What the participant saves for (R16): null is nothing, undefined while nobody knows. */
export function useGoal() {
  const { data, error, retry } = useRouteData(getGoal, { query: {} });
  return { goal: data?.goal, error, retry };
}

/** How far what can be spent goes towards a sum; null while balance and history are on their way. */
export function useGoalProgress() {
  const contact = useAtomValue(contactAtom);
  const { operations } = useOperations();
  if (!contact || !operations) return null;
  const { available } = balanceParts(contact);
  return (sum: number, date: string | null) =>
    goalProgress({ sum, date }, { available, operations }, new Date());
}

/** Sets a goal in place of any other. */
export function useSetGoal() {
  return useRouteAction(setGoal, { stale: [getGoal] });
}

export function useRemoveGoal() {
  return useRouteAction(removeGoal, { stale: [getGoal] });
}
