import { useRouteAction, useRouteData } from '@cabinet/api';
import { getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { balanceBreakdown } from '@cabinet/domain/balance';
import { goalProgress } from '@cabinet/domain/goal';
import { contactAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useOperations } from './useOperations.ts';

/** The saving goal (R16). Null without a goal, undefined while unknown. */
export function useGoal() {
  const { data, error, retry } = useRouteData(getGoal, { query: {} });
  return { goal: data?.goal, error, retry };
}

/** Calculates the progress of the available tokens to a sum. Null while balance or history loads. */
export function useGoalProgress() {
  const contact = useAtomValue(contactAtom);
  const { operations } = useOperations();
  if (!contact || !operations) return null;
  const { available } = balanceBreakdown(contact);
  return (sum: number, date: string | null) =>
    goalProgress({ sum, date }, { available, operations }, new Date());
}

/** Sets the goal and replaces any other goal. */
export function useSetGoal() {
  return useRouteAction(setGoal, { stale: [getGoal] });
}

export function useRemoveGoal() {
  return useRouteAction(removeGoal, { stale: [getGoal] });
}
