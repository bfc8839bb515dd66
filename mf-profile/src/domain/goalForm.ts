import { GOAL_MOST, type Goal } from '@cabinet/contracts/goal';
import type { Product } from '@cabinet/contracts/products';
import type { GoalValues } from '@cabinet/domain/forms/goal';

/** The values of the form for a goal: a product or a sum. */
export function valuesOf(goal: Goal | null): GoalValues {
  if (!goal) return { prodId: '', sum: '', date: '', version: '' };
  const { product, sum, date, version } = goal;
  return {
    prodId: product ? String(product.id) : '',
    sum: product ? '' : String(sum),
    date: date ?? '',
    version: version ?? '',
  };
}

/** The tokens of the goal. Null while unknown. */
export function sumOf({ prodId, sum }: GoalValues, products: readonly Product[]): number | null {
  if (prodId !== '') return products.find(({ id }) => String(id) === prodId)?.price ?? null;
  return Number(sum) > 0 && Number(sum) <= GOAL_MOST ? Number(sum) : null;
}

/** The goal in the format of the request. */
export function goalBody({ prodId, sum, date, version }: GoalValues) {
  return {
    ...(prodId === '' ? { sum: Number(sum) } : { prodId: Number(prodId) }),
    ...(date && { date }),
    version: version || null,
  };
}
