import type { Database, Tx } from './database.ts';
import { type Rounds, startRounds } from './rounds.ts';

/**
 * Retention periods of temporary data; docs/operations.md has the same table. Other data stays until the
 * participant leaves the programme, or for ever.
 */
export const RETENTION = [
  { table: 'kit.idempotency_key', from: 'created_at', keep: '2 days' },
  { table: 'kit.code', from: 'issued_at', keep: '2 days' },
  { table: 'kit.message', from: 'created_at', keep: '2 days' },
  { table: 'kit.rate', from: 'ends_at', keep: '0 days' },
  // The previous version writes this table and may still run. The next release drops the table.
  { table: 'identity.wrong_try', from: 'last_at', keep: '12 hours' },
  { table: 'identity.artifact', from: 'expires_at', keep: '0 days' },
  { table: 'loyalty.change_seen', from: 'seen_at', keep: '30 days' },
] as const;

/** Rows are deleted with the owner's rights: `forget_old_views` in 005-retention.sql. */
export const KEEP_VIEWS = { table: 'kit.view_as_read', keep: '1 year' };

const HOUR_MS = 60 * 60 * 1000;
/** Any constant: the lock lets one process sweep at a time. */
export const SWEEP_LOCK = 4_102_029;

/** Deletes expired data now and every hour, while the process runs. */
export function startSweep(db: Database, onFailure: (error: unknown) => void, pauseMs = HOUR_MS): Rounds {
  // If the database is unreachable, the next round retries.
  return startRounds(() => sweep(db).catch(onFailure), pauseMs, 0);
}

/**
 * Deletes expired data by the database's clock.
 * @returns false while another process sweeps
 */
export async function sweep(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [turn] = await tx.query<{ isOurs: boolean }>('select pg_try_advisory_xact_lock($1) as "isOurs"', [
      SWEEP_LOCK,
    ]);
    if (!turn?.isOurs) return false;
    for (const { table, from, keep } of await findKept(tx)) {
      await tx.query(`delete from ${table} where ${from} < now() - $1::interval`, [keep]);
    }
    await tx.query('select kit.forget_old_views()');
    return true;
  });
}

/** Returns the entries whose tables exist. A process with only some services may lack tables. */
async function findKept(tx: Tx): Promise<Array<(typeof RETENTION)[number]>> {
  const rows = await tx.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname || '.' || tablename = any($1)`,
    [RETENTION.map(({ table }) => table)],
  );
  return RETENTION.filter(({ table }) => rows.some(({ name }) => name === table));
}
