import { type Rounds, startRounds } from './rounds.ts';
import type { Database, Tx } from './sql.ts';

/** The interval of PostgreSQL's autovacuum. */
const EVERY_MS = 60_000;

/**
 * Finds tables that need vacuum or analyze, with the default bounds of a PostgreSQL server. Larger tables
 * without statistics are included, because the counts do not survive a killed process.
 */
const WORN = `select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_mod_since_analyze > 50 + 0.1 * c.reltuples or s.n_dead_tup > 50 + 0.2 * c.reltuples
    or (c.reltuples < 0 and pg_relation_size(c.oid) > 65536)
  order by name`;

/**
 * Does the work of a server's autovacuum for the embedded database, which has none. Without statistics, the
 * planner expects small tables and scans them completely.
 * @param db a connection outside of any transaction
 * @returns the names of the maintained tables
 */
export async function keepUp(db: Tx): Promise<string[]> {
  // PostgreSQL delays the counts of the latest statements otherwise.
  await db.query('select pg_stat_force_next_flush()');
  const worn = await db.query<{ name: string }>(WORN);
  // Maintain one table at a time, so that a concurrent request waits for at most one table.
  for (const { name } of worn) await db.query(`vacuum (analyze) ${name}`);
  return worn.map(({ name }) => name);
}

/** Maintains the embedded database while the process runs. A server maintains itself. */
export function startUpkeep(db: Database, onFailure: (error: unknown) => void): Rounds {
  return startRounds(async () => db.keepUp?.().catch(onFailure), EVERY_MS);
}
