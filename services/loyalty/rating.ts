import type { RatingPeriod } from '@cabinet/contracts/rating';
import type { Database } from '../kit/database.ts';
import { findStandings, getRatingVersion, type Standing } from './repository/rating.ts';

export interface RatingRow extends Standing {
  place: number;
}

/** After that a friend may have left the period. */
const LIFE_MS = 10 * 60_000;

/**
 * Reads the rating, which is made of all accruals for friends: each process keeps it until one of them changes.
 * @returns everybody's places in one participant's eyes: whoever has hidden is left out, but for themselves (R40)
 */
export function openRating(db: Database) {
  const kept = new Map<RatingPeriod, { version: number; until: number; standings: Promise<Standing[]> }>();

  async function standingsOf(period: RatingPeriod): Promise<Standing[]> {
    // Read before the standings, so that those are never older.
    const version = await getRatingVersion(db);
    const known = kept.get(period);
    if (known && known.version === version && performance.now() < known.until) return known.standings;
    const standings = findStandings(db, period);
    kept.set(period, { version, until: performance.now() + LIFE_MS, standings });
    // What failed is read again by the next one who asks.
    standings.catch(() => kept.delete(period));
    return standings;
  }

  return async (period: RatingPeriod, contactId: number | null): Promise<RatingRow[]> => {
    const seen = (await standingsOf(period)).filter((row) => !row.isHidden || row.contactId === contactId);
    return seen.map((row, index) => ({ ...row, place: index + 1 }));
  };
}
