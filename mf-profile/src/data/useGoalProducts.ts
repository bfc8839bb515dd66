import type { Goal } from '@cabinet/contracts/goal';
import { useState } from 'react';
import { useWishes } from './useWishes.ts';

/** Products that can be a saving goal: the one of now and the one of the beginning, and those that are wished for. */
export function useGoalProducts(goal: Goal | null) {
  const wishes = useWishes();
  // The goal on the page may become another one meanwhile; what was chosen here stays a choice.
  const [opened] = useState(goal);
  const own = [opened, goal].flatMap((each) => each?.product ?? []);
  return [...new Map([...own, ...wishes].map((product) => [product.id, product])).values()];
}
