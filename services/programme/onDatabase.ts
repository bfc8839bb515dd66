import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../kit/database.ts';
import type { Environment } from '../start/environment.ts';
import { openReachable } from '../start/openReachable.ts';
import { StartError } from '../start/startError.ts';

/** PostgreSQL's code for a missing table. */
const NO_TABLE = '42P01';

/**
 * Runs a command's work on its database. The database is the server of DATABASE_URL, or the embedded
 * database. A running system that owns the embedded database runs the work itself.
 * @param knock asks the running system; returns null if no system runs on the data folder
 * @throws {StartError} no data exists yet, or the database cannot be used
 */
export async function onDatabase<T>(
  { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl, DATA_DIR: dataDir = './.data' }: Environment,
  knock: (dataDir: string) => Promise<{ answer: T } | null>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const answered = databaseUrl ? null : await knock(dataDir);
  if (answered) return answered.answer;
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new StartError(
      `${dataDir} contains no system. Start the system once, or set DATA_DIR or DATABASE_URL.`,
    );
  const db = await openReachable(
    databaseUrl ? { databaseUrl, ownerUrl, timeLimitMs: undefined } : { dataDir },
  );
  try {
    return await work(db);
  } catch (error) {
    if ((error as { code?: string }).code !== NO_TABLE) throw error;
    throw new StartError(
      'The database has no tables of this version yet. Start the system once, or correct DATABASE_URL.',
    );
  } finally {
    await db.close();
  }
}
