import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../kit/database.ts';
import type { Environment } from '../start/environment.ts';
import { StartError } from '../start/startError.ts';

/**
 * Runs a command's work on its database. The database is the server of DATABASE_URL, or the embedded
 * database. A running system that owns the embedded database runs the work itself.
 * @param knock asks the running system; returns null if no system runs on the data folder
 * @throws {StartError} no data exists yet
 */
export async function onDatabase<T>(
  { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './.data' }: Environment,
  knock: (dataDir: string) => Promise<{ answer: T } | null>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const answered = databaseUrl ? null : await knock(dataDir);
  if (answered) return answered.answer;
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new StartError(
      `${dataDir} contains no system. Start the system once, or set DATA_DIR or DATABASE_URL.`,
    );
  const db = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
