import { DataFolderInUse } from '../kit/dataLock.ts';
import { ServiceError } from '../kit/errors.ts';
import { environment } from '../start/environment.ts';
import { StartError } from '../start/startError.ts';
import { type Command, HELP, readCommand } from './command.ts';
import { knock } from './door.ts';
import { onDatabase } from './onDatabase.ts';
import { operate } from './operate.ts';

// `npm run programme -- …` records the operator's data.
function run(command: Command): Promise<string[]> {
  return onDatabase(
    environment,
    (dataDir) => knock(dataDir, command),
    (db) => operate(db, command),
  );
}

/** Returns the text of errors that the operator can fix. */
function reasonOf(error: unknown): unknown {
  if (error instanceof ServiceError) return error.body.message ?? error.body.error;
  return error instanceof StartError || error instanceof DataFolderInUse ? error.message : error;
}

try {
  const command = readCommand(process.argv.slice(2));
  const lines = command ? await run(command) : [HELP];
  console.log(lines.join('\n') || 'No entries.');
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
