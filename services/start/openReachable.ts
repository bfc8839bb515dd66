import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, type DatabaseOptions, openDatabase, ownerOf } from '../kit/database.ts';
import { DataFolderInUse } from '../kit/dataLock.ts';
import { TIME_LIMITS } from '../kit/limits.ts';
import { isSystemError, StartError } from './startError.ts';

/**
 * Opens the database, and tests the connection to a server.
 * @throws {StartError} the server does not respond, or the folder cannot be used (D12)
 */
export async function openReachable(options: DatabaseOptions): Promise<Database> {
  refuseScheme('DATABASE_URL', options.databaseUrl);
  refuseScheme('DATABASE_OWNER_URL', options.ownerUrl);
  if (!options.databaseUrl) return openFolder(options);
  const db = await openDatabase({ timeLimitMs: TIME_LIMITS.connection, ...options });
  try {
    await ask(db, 'DATABASE_URL');
    await ask(ownerOf(db), 'DATABASE_OWNER_URL');
    await refuseTwo(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Refuses other schemes, because the driver accepts any scheme. */
function refuseScheme(setting: string, address: string | undefined): void {
  // Leave out the URL, because it contains a password.
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
    throw damaged(dataDir);
  }
}

function refuseFolder(dataDir: string): void {
  if (statSync(dataDir, { throwIfNoEntry: false })?.isFile())
    throw new StartError(
      `The data folder ${dataDir} is a file. Remove the file, or set DATA_DIR to another folder.`,
    );
  const database = join(dataDir, 'database');
  const version = join(database, 'PG_VERSION');
  if (existsSync(version)) accessSync(version, constants.R_OK | constants.W_OK);
  // PGlite would overwrite the existing files with a new database.
  else if (existsSync(join(database, 'global/pg_control'))) throw damaged(dataDir);
}

function damaged(dataDir: string): StartError {
  const database = join(dataDir, 'database');
  return new StartError(
    `The database in ${database} is damaged. Move ${dataDir} aside and restore a backup, or set DATA_DIR to another folder.`,
  );
}

/** Refuses an owner of another database, before it changes that database. */
async function refuseTwo(db: Database): Promise<void> {
  const [one, other] = await Promise.all(
    [db, ownerOf(db)].map((each) =>
      each.query<{ oid: number; name: string }>(
        'select oid, datname as name from pg_database where datname = current_database()',
      ),
    ),
  );
  if (one?.[0]?.oid === other?.[0]?.oid && one?.[0]?.name === other?.[0]?.name) return;
  throw new StartError(
    `DATABASE_URL names the database "${one?.[0]?.name}", DATABASE_OWNER_URL the database "${other?.[0]?.name}". Set both to the same one.`,
  );
}

async function ask(db: Database, setting: string): Promise<void> {
  await db.query('select 1').catch(({ code, message }: NodeJS.ErrnoException) => {
    // Leave out the URL, because it contains a password.
    throw new StartError(`${setting}: the database is unreachable: ${message || code}`);
  });
}
