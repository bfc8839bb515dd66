import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DatabaseOptions } from '@cabinet/services/database';

const COMMAND = fileURLToPath(new URL('../../services/programme/main.ts', import.meta.url));

/**
 * Runs `npm run programme -- <words>` like an operator: as a separate process on the data folder or database
 * of a running system.
 * @returns its output
 */
export async function programme({ dataDir, databaseUrl }: DatabaseOptions, words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words], { env });
  return stdout;
}

/** Returns the number of the invitation in the command's output. */
export function invitationIn(lines: string): string {
  return /^Invitation (\d+):/m.exec(lines)?.[1] ?? '';
}
