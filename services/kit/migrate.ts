import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../start/startError.ts';
import { type Database, ownerOf, type Tx } from './database.ts';
import { TIME_LIMITS } from './limits.ts';
import { grantTo } from './privileges.ts';

/** Any constant: the lock serialises all migrations of all services. */
const MIGRATION_LOCK = 4_102_026;

/** PostgreSQL's code for a missing privilege. */
export const REFUSED = '42501';
export const NOT_READY =
  'The database needs migrations or initial data of this version. Set DATABASE_OWNER_URL to a role that owns the database.';

/**
 * Applies new files of `<folder>/001-….sql …` in the order of their names, in one transaction. Grants the
 * services' role its privileges (privileges.ts). Repeated and concurrent calls are safe.
 * @param service the owner of the migrations; each service has a schema of this name
 * @param folder `new URL('./migrations/', import.meta.url)`
 * @throws {StartError} migrations are pending, and the role may not change the database
 */
export async function migrate(db: Database, service: string, folder: URL): Promise<void> {
  const role = await restrictedRole(db);
  await ownerOf(db)
    .transaction((tx) => applyMigrations(tx, service, folder, role))
    .catch((error: { code?: string }) => {
      throw error.code === REFUSED ? new StartError(NOT_READY) : error;
    });
}

/**
 * Serialises the database preparation of concurrently starting processes, until the end of the transaction.
 * The lock timeout is longer here than for other locks.
 */
export async function takeTurn(tx: Tx): Promise<void> {
  await tx.script(`set local lock_timeout = ${TIME_LIMITS.migration}`);
  await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await tx.script('set local lock_timeout to default');
}

/**
 * Drops the service's schema and creates it again. An append-only ledger cannot be emptied in another way.
 * @param fill inserts the initial data in the same transaction
 */
export async function recreate(
  db: Database,
  service: string,
  folder: URL,
  fill: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const role = await restrictedRole(db);
  await ownerOf(db).transaction(async (tx) => {
    await takeTurn(tx);
    await tx.script(`drop schema if exists "${service}" cascade`);
    await tx.query('delete from kit.migration where service = $1', [service]);
    await applyMigrations(tx, service, folder, role);
    await fill(tx);
  });
}

/** Returns the role that needs privileges; null if the services' role owns everything. */
async function restrictedRole(db: Database): Promise<string | null> {
  if (!db.owner) return null;
  const roles = await Promise.all(
    [db, db.owner].map((each) => each.query<{ role: string }>('select current_user as role')),
  );
  const [service, owner] = roles.map(([row]) => row?.role ?? null);
  return service === owner ? null : (service ?? null);
}

async function applyMigrations(tx: Tx, service: string, folder: URL, role: string | null): Promise<void> {
  await takeTurn(tx);
  const applied = await findApplied(tx, service);
  if (applied.length === 0) await makeSchema(tx, service);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  for (const name of files.filter((file) => !applied.includes(file))) {
    await tx.script(await readFile(new URL(name, folder), 'utf8'));
    await tx.query('insert into kit.migration (service, name) values ($1, $2)', [service, name]);
  }
  if (role !== null) await grantTo(tx, role, service);
}

async function findApplied(tx: Tx, service: string): Promise<string[]> {
  const [known] = await tx.query<{ kit: string | null }>(`select to_regclass('kit.migration')::text as kit`);
  if (!known?.kit) return [];
  const sql = 'select name from kit.migration where service = $1';
  return (await tx.query<{ name: string }>(sql, [service])).map(({ name }) => name);
}

async function makeSchema(tx: Tx, service: string): Promise<void> {
  await tx.script(`
    create schema if not exists kit;
    create table if not exists kit.migration (
      service text not null, name text not null, applied_at timestamptz not null default now(),
      primary key (service, name));
    create schema if not exists "${service}";`);
}
