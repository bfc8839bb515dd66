import { readdir, readFile } from 'node:fs/promises';
import type { Database, Tx } from './database.ts';

/** Any constant: all migrations of all services wait for each other. */
const MIGRATION_LOCK = 4_102_026;

/**
 * Applies what is new of `<folder>/001-….sql …` in the order of the names, all or nothing. Safe to run
 * again, and by several processes at once.
 * @param service whose migrations these are; each service keeps its tables in a schema of this name
 * @param folder `new URL('./migrations/', import.meta.url)`
 */
export async function migrate(db: Database, service: string, folder: URL): Promise<void> {
  await db.transaction((tx) => applyMigrations(tx, service, folder));
}

/**
 * Lets processes that start at once make the database ready one after the other, until the end of the transaction. A
 * turn may take longer than any other lock is waited for.
 */
export async function takeTurn(tx: Tx): Promise<void> {
  await tx.script("set local lock_timeout = '60s'");
  await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await tx.script('set local lock_timeout to default');
}

/** Throws the service's whole schema away and makes it anew: the only way to empty an append-only ledger. */
export async function recreate(tx: Tx, service: string, folder: URL): Promise<void> {
  await takeTurn(tx);
  await tx.script(`drop schema if exists "${service}" cascade`);
  await tx.query('delete from kit.migration where service = $1', [service]);
  await applyMigrations(tx, service, folder);
}

async function applyMigrations(tx: Tx, service: string, folder: URL): Promise<void> {
  await takeTurn(tx);
  await tx.script(`
    create schema if not exists kit;
    create table if not exists kit.migration (
      service text not null, name text not null, applied_at timestamptz not null default now(),
      primary key (service, name));
    create schema if not exists "${service}";`);

  const rows = await tx.query<{ name: string }>('select name from kit.migration where service = $1', [
    service,
  ]);
  const applied = new Set(rows.map((row) => row.name));
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  for (const name of files.filter((file) => !applied.has(file))) {
    await tx.script(await readFile(new URL(name, folder), 'utf8'));
    await tx.query('insert into kit.migration (service, name) values ($1, $2)', [service, name]);
  }
}
