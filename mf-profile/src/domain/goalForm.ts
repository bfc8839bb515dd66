import type { Goal } from '@cabinet/contracts/goal';
import type { Product } from '@cabinet/contracts/loyalty';
import { isGoalDayPast } from '@cabinet/domain/goal';

/** The most that may be saved for, in tokens. */
export const MOST = 100_000_000;

/** What is chosen: a product, else a sum; the sum as it is typed, in digits. */
export interface GoalChoice {
  prodId: number | null;
  sum: string;
  date: string | null;
}

export function choiceOf(goal: Goal | null): GoalChoice {
  if (!goal) return { prodId: null, sum: '', date: null };
  const { product, sum, date } = goal;
  return { prodId: product?.id ?? null, sum: product ? '' : String(sum), date };
}

/** What is wrong with the sum, or null. */
export function sumFault({ prodId, sum }: GoalChoice): 'empty' | 'too-much' | null {
  if (prodId !== null) return null;
  if (Number(sum) === 0) return 'empty';
  return Number(sum) > MOST ? 'too-much' : null;
}

/** What is wrong with the day, or null. */
export function dateFault({ date }: GoalChoice, now: Date): 'past' | null {
  return date !== null && isGoalDayPast(date, now) ? 'past' : null;
}

/** How many tokens it takes; null as long as nobody knows. */
export function sumOf(choice: GoalChoice, products: readonly Product[]): number | null {
  if (choice.prodId === null) return sumFault(choice) ? null : Number(choice.sum);
  return products.find(({ id }) => id === choice.prodId)?.price ?? null;
}

/** As the service takes it. */
export function goalBody({ prodId, sum, date }: GoalChoice) {
  return { ...(prodId === null ? { sum: Number(sum) } : { prodId }), ...(date && { date }) };
}
