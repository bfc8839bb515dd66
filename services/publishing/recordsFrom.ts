import { knockForRecords } from '../programme/door.ts';
import { onDatabase } from '../programme/onDatabase.ts';
import type { Environment } from '../start/environment.ts';
import { preparePublishing } from './prepare.ts';
import { type AskRecords, answerRecords } from './records.ts';

/** Returns access to the database of the environment's system, whether or not the system runs. */
export function recordsFrom(env: Environment): AskRecords {
  const ask = (command: Parameters<typeof answerRecords>[1]) =>
    onDatabase<unknown>(
      env,
      (dataDir) => knockForRecords(dataDir, command),
      async (db) => {
        await preparePublishing(db);
        return answerRecords(db, command);
      },
    );
  // `answerRecords` maps each command to its answer, in this process or in the other.
  return ask as AskRecords;
}
