import type { RatingPeriod } from '@cabinet/contracts/rating';
import type { Database } from '../../kit/database.ts';
import { findStandings, getRatingVersion, type Standing } from './repository.ts';

export interface RatingRow extends Standing {
  place: number;
}

/** After this time a friend may have left the period. */
const LIFE_MS = 10 * 60_000;

/**
 * Reads the rating, which aggregates all accruals for friends. Each process caches the rating until an
 * accrual changes.
 * @returns the rating for one participant: hidden participants are left out, except the participant (R40)
 */
export function openRating(db: Database) {
  const kept = new Map<RatingPeriod, { version: number; until: number; standings: Promise<Standing[]> }>();

  async function standingsOf(period: RatingPeriod): Promise<Standing[]> {
    // Read the version before the standings, so that the standings are never older.
    const version = await getRatingVersion(db);
    const known = kept.get(period);
    if (known && known.version === version && performance.now() < known.until) return known.standings;
    const standings = findStandings(db, period);
    kept.set(period, { version, until: performance.now() + LIFE_MS, standings });
    // Drop a failed read, so that the next caller reads again.
    standings.catch(() => kept.delete(period));
    return standings;
  }

  return async (period: RatingPeriod, contactId: number | null): Promise<RatingRow[]> => {
    const seen = (await standingsOf(period)).filter((row) => !row.isHidden || row.contactId === contactId);
    return seen.map((row, index) => ({ ...row, place: index + 1 }));
  };
}
