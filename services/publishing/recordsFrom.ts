import type { Environment } from '../environment.ts';
import { knockForRecords } from '../programme/door.ts';
import { onDatabase } from '../programme/onDatabase.ts';
import { preparePublishing } from './prepare.ts';
import { type AskRecords, answerRecords } from './records.ts';

/** The database of the environment's system, whether the system runs or not. */
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
  // Each command has its answer: `answerRecords` gives it, here or in the other process.
  return ask as AskRecords;
}
