import type { Goal } from '@cabinet/contracts/goal';
import type { Product } from '@cabinet/contracts/products';

/** The goal has changed since it was shown. */
export interface GoalConflict {
  now: Goal | null;
  /** The product that the participant chose. Null means no goal. */
  wanted: number | null;
}

/** The nearest unaffordable product and the missing tokens. Null if everything is affordable. */
export function nearestGoal<T extends Pick<Product, 'price'>>(
  products: readonly T[],
  available: number | null,
): { product: T; missing: number } | null {
  if (available === null) return null;
  const beyond = products.filter(({ price }) => price > available);
  const [product] = beyond.toSorted((one, other) => one.price - other.price);
  return product ? { product, missing: product.price - available } : null;
}
