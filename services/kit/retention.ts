import type { Database, Tx } from './database.ts';
import { type Rounds, startRounds } from './rounds.ts';

/**
 * How long is kept what is needed for a while only; docs/operations.md has the same table. What is not here stays until
 * whoever it is about leaves the programme, or for good.
 */
export const RETENTION = [
  { table: 'kit.idempotency_key', from: 'created_at', keep: '2 days' },
  { table: 'kit.code', from: 'issued_at', keep: '2 days' },
  { table: 'kit.message', from: 'created_at', keep: '2 days' },
  { table: 'kit.rate', from: 'ends_at', keep: '0 days' },
  // Of the version before, which may still run; the next release drops the table.
  { table: 'identity.wrong_try', from: 'last_at', keep: '12 hours' },
  { table: 'identity.artifact', from: 'expires_at', keep: '0 days' },
  { table: 'loyalty.change_seen', from: 'seen_at', keep: '30 days' },
] as const;

/** Deleted with the owner's rights: `forget_old_views` in 005-retention.sql. */
export const KEEP_VIEWS = { table: 'kit.view_as_read', keep: '1 year' };

const HOUR_MS = 60 * 60 * 1000;
/** Any constant: of several processes one sweeps at a time. */
export const SWEEP_LOCK = 4_102_029;

/** Forgets what is old now, and every hour, as long as the process runs. */
export function startSweep(db: Database, onFailure: (error: unknown) => void, pauseMs = HOUR_MS): Rounds {
  // A database out of reach is the next round's matter.
  return startRounds(() => sweep(db).catch(onFailure), pauseMs, 0);
}

/**
 * Forgets what is old, by the clock of the database.
 * @returns false while another process does so
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

/** A process that runs a part of the services alone may have a part of the tables. */
async function findKept(tx: Tx): Promise<Array<(typeof RETENTION)[number]>> {
  const rows = await tx.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname || '.' || tablename = any($1)`,
    [RETENTION.map(({ table }) => table)],
  );
  return RETENTION.filter(({ table }) => rows.some(({ name }) => name === table));
}
