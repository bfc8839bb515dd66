import type { Referral } from '@cabinet/contracts/loyalty';
import { initials } from '@cabinet/domain/initials';

/** How many rings the chain and the card's flower have; each friend with a paid study fills one (R17). */
export const RINGS = 10;

/** The initials that stand in the chain, the first friend first. */
export function friendRings(payments: readonly Referral[]): string[] {
  return [...payments]
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, RINGS)
    .map(({ name }) => initials(name));
}
