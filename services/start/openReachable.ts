import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, type DatabaseOptions, openDatabase, ownerOf } from '../kit/database.ts';
import { DataFolderInUse } from '../kit/dataLock.ts';
import { isSystemError, StartError } from './startError.ts';

/** P2: nobody is kept waiting for a connection longer than they would wait for an answer. */
const PATIENCE_MS = 1_500;

/**
 * Opens the database; a server's is asked something.
 * @throws {StartError} it does not answer, or its folder cannot be used (D12)
 */
export async function openReachable(options: DatabaseOptions): Promise<Database> {
  refuseScheme('DATABASE_URL', options.databaseUrl);
  refuseScheme('DATABASE_OWNER_URL', options.ownerUrl);
  if (!options.databaseUrl) return openFolder(options);
  const db = await openDatabase({ patienceMs: PATIENCE_MS, ...options });
  try {
    await ask(db, 'DATABASE_URL');
    await ask(ownerOf(db), 'DATABASE_OWNER_URL');
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** The driver takes any scheme for its own. */
function refuseScheme(setting: string, address: string | undefined): void {
  // Without the address, which holds a password.
  if (address && !/^postgres(ql)?:\/\//.test(address))
    throw new StartError(`${setting} must begin with postgres://.`);
}

async function openFolder(options: DatabaseOptions): Promise<Database> {
  const { dataDir = '' } = options;
  try {
    if (dataDir) refuseFolder(dataDir);
    return await openDatabase(options);
  } catch (error) {
    if (error instanceof StartError || error instanceof DataFolderInUse) throw error;
    if (isSystemError(error))
      throw new StartError(`The data folder ${dataDir} cannot be used: ${error.message}`);
    // PGlite aborts without a reason.
    throw damaged(join(dataDir, 'database'));
  }
}

function refuseFolder(dataDir: string): void {
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`The data folder ${dataDir} is a file. Remove it, or set DATA_DIR.`);
  const database = join(dataDir, 'database');
  const version = join(database, 'PG_VERSION');
  if (existsSync(version)) accessSync(version, constants.R_OK | constants.W_OK);
  // PGlite would make a new database over the files of this one.
  else if (existsSync(join(database, 'global/pg_control'))) throw damaged(database);
}

function damaged(database: string): StartError {
  return new StartError(
    `The database in ${database} is damaged. Put back a backup, or set DATA_DIR to another folder.`,
  );
}

async function ask(db: Database, setting: string): Promise<void> {
  await db.query('select 1').catch(({ code, message }: NodeJS.ErrnoException) => {
    // Without the address, which holds a password.
    throw new StartError(`The database of ${setting} cannot be reached: ${message || code}`);
  });
}
