import type { Goal } from '@cabinet/contracts/goal';
import type { Product } from '@cabinet/contracts/loyalty';

/** The goal has become another one since it was shown. */
export interface GoalConflict {
  now: Goal | null;
  /** The product that was to be saved for; null is nothing. */
  wanted: number | null;
}

/** The nearest thing that the tokens are not enough for, and how many are missing; null where all is within reach. */
export function nearestGoal<T extends Pick<Product, 'price'>>(
  products: readonly T[],
  available: number | null,
): { product: T; missing: number } | null {
  if (available === null) return null;
  const beyond = products.filter(({ price }) => price > available);
  const [product] = beyond.toSorted((one, other) => one.price - other.price);
  return product ? { product, missing: product.price - available } : null;
}
