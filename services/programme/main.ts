import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../environment.ts';
import { openDatabase } from '../kit/database.ts';
import { DataFolderInUse } from '../kit/dataLock.ts';
import { ServiceError } from '../kit/errors.ts';
import { StartError } from '../startError.ts';
import { type Command, HELP, readCommand } from './command.ts';
import { knock } from './door.ts';
import { operate } from './operate.ts';

// `npm run programme -- …`: what an operator records by hand.
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './.data' } = environment;

async function run(command: Command): Promise<string[]> {
  const answered = databaseUrl ? null : await knock(dataDir, command);
  if (answered) return answered;
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) {
    throw new StartError(
      `There is no system in ${dataDir} yet. Start it once, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  const db = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    return await operate(db, command);
  } finally {
    await db.close();
  }
}

/** In words, where it is the operator who can do something about it. */
function reasonOf(error: unknown): unknown {
  if (error instanceof ServiceError) return error.body.message ?? error.body.error;
  return error instanceof StartError || error instanceof DataFolderInUse ? error.message : error;
}

try {
  const command = readCommand(process.argv.slice(2));
  const lines = command ? await run(command) : [HELP];
  console.log(lines.join('\n') || 'There is nothing.');
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
