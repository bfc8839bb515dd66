import { type Rounds, startRounds } from './rounds.ts';
import type { Database, Tx } from './sql.ts';

/** How often a server looks, too. */
const EVERY_MS = 60_000;

/**
 * Tables of which so much is new or gone that plans and room suffer, by the bounds that a server has by default; and those of
 * some size that were never measured, because counts do not outlive a process that was killed.
 */
const WORN = `select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where s.n_mod_since_analyze > 50 + 0.1 * c.reltuples or s.n_dead_tup > 50 + 0.2 * c.reltuples
    or (c.reltuples < 0 and pg_relation_size(c.oid) > 65536)
  order by name`;

/**
 * What a server's autovacuum does, for the embedded database, which has none: without it the planner takes every table
 * for a small one and reads it whole.
 * @param db outside of any transaction
 * @returns names of the tables that were looked after
 */
export async function keepUp(db: Tx): Promise<string[]> {
  // Counts of the latest statements are kept back for a while else.
  await db.query('select pg_stat_force_next_flush()');
  const worn = await db.query<{ name: string }>(WORN);
  // One at a time: whoever asks meanwhile waits for one table at most.
  for (const { name } of worn) await db.query(`vacuum (analyze) ${name}`);
  return worn.map(({ name }) => name);
}

/** Looks after the embedded database as long as the process runs; a server does so itself. */
export function startUpkeep(db: Database, onFailure: (error: unknown) => void): Rounds {
  return startRounds(async () => db.keepUp?.().catch(onFailure), EVERY_MS);
}
