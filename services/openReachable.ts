import { type Database, type DatabaseOptions, openDatabase, ownerOf } from './kit/database.ts';
import { StartError } from './startError.ts';

/** P2: nobody is kept waiting for a connection longer than they would wait for an answer. */
const PATIENCE_MS = 1_500;

/**
 * Opens the database; a server's is asked something.
 * @throws {StartError} it does not answer
 */
export async function openReachable(options: DatabaseOptions): Promise<Database> {
  const db = await openDatabase({ patienceMs: PATIENCE_MS, ...options });
  if (!options.databaseUrl) return db;
  try {
    await ask(db, 'DATABASE_URL');
    await ask(ownerOf(db), 'DATABASE_OWNER_URL');
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function ask(db: Database, setting: string): Promise<void> {
  await db.query('select 1').catch(({ code, message }: NodeJS.ErrnoException) => {
    // Without the address, which holds a password.
    throw new StartError(`The database of ${setting} cannot be reached: ${message || code}`);
  });
}
