import type { Referral } from '@cabinet/contracts/members';
import { initials } from '@cabinet/domain/initials';

/**
 * Number of rings in the chain and in the card's flower. Each friend with a paid study fills one ring (R17).
 */
export const RINGS = 10;

/** The initials in the chain, first friend first. */
export function friendRings(payments: readonly Referral[]): string[] {
  return [...payments]
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, RINGS)
    .map(({ name }) => initials(name));
}
