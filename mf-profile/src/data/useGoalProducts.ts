import type { Goal } from '@cabinet/contracts/goal';
import { useState } from 'react';
import { useWishes } from './useWishes.ts';

/** Products that can be a goal: the current goal, the goal at opening, and the wishes. */
export function useGoalProducts(goal: Goal | null) {
  const wishes = useWishes();
  // Another tab can change the goal. The product that was chosen here stays in the list.
  const [opened] = useState(goal);
  const own = [opened, goal].flatMap((each) => each?.product ?? []);
  return [...new Map([...own, ...wishes].map((product) => [product.id, product])).values()];
}
