import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DatabaseOptions } from '@cabinet/services/database';

const COMMAND = fileURLToPath(new URL('../../services/programme/main.ts', import.meta.url));

/**
 * What an operator records with `npm run programme -- <words>`, after installing: the command as a process of its
 * own, on the data folder or the database of a running system.
 * @returns what it says
 */
export async function programme({ dataDir, databaseUrl }: DatabaseOptions, words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...words], { env });
  return stdout;
}

/** The number of the invitation that the command's answer speaks of. */
export function invitationIn(lines: string): string {
  return /^Invitation (\d+):/m.exec(lines)?.[1] ?? '';
}
