import { usePart } from '@cabinet/i18n/usePart';

const load = () => import('./plans.ts');

export type Plans = Awaited<ReturnType<typeof load>>;

/** The numbering plans, once they are fetched: until then, and where that fails, a phone is digits. */
export function usePlans(isWanted: boolean): Plans | null {
  return usePart(load, null, isWanted).part;
}
