import type { RatingEntry } from '@cabinet/contracts/rating';

type RankEntry = Pick<RatingEntry, 'place' | 'friends'>;

/**
 * The next higher place, and how many friends certainly lead there. With equal friends the sum of tokens
 * decides.
 * @param neighbours entries around the participant's place, in order
 * @returns null on the first place, or if the entry ahead is unknown
 */
export function nextRank(
  own: RankEntry,
  neighbours: readonly RankEntry[],
): { place: number; friends: number } | null {
  const ahead = neighbours.find(({ place }) => place === own.place - 1);
  if (!ahead) return null;
  return { place: ahead.place, friends: (ahead.friends ?? 0) - (own.friends ?? 0) + 1 };
}
