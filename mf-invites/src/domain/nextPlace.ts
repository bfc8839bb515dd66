import type { RatingEntry } from '@cabinet/contracts/rating';

type Place = Pick<RatingEntry, 'place' | 'friends'>;

/**
 * The place before the own one, and how many friends surely lead to it: among those who have brought as many, the sum
 * decides.
 * @param neighbours those around the own place, in their order
 * @returns null on the first place, and where nobody is known to stand before
 */
export function nextPlace(
  own: Place,
  neighbours: readonly Place[],
): { place: number; friends: number } | null {
  const ahead = neighbours.find(({ place }) => place === own.place - 1);
  if (!ahead) return null;
  return { place: ahead.place, friends: (ahead.friends ?? 0) - (own.friends ?? 0) + 1 };
}
