import { usePart } from '@cabinet/i18n/usePart';

const load = () => import('./plans.ts');

export type Plans = Awaited<ReturnType<typeof load>>;

/**
 * Returns the numbering plans, or null until they load or after a failure. The phone then appears as digits.
 */
export function usePlans(isWanted: boolean): Plans | null {
  return usePart(load, null, isWanted).part;
}
