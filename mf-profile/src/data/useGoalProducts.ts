import type { Goal } from '@cabinet/contracts/goal';
import { useWishes } from './useWishes.ts';

/** Products that can be a saving goal: the one of now, and those that are wished for. */
export function useGoalProducts(goal: Goal | null) {
  const wishes = useWishes();
  const own = goal?.product ? [goal.product] : [];
  return [...own, ...wishes.filter(({ id }) => id !== goal?.product?.id)];
}
