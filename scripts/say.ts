import { execFile } from 'node:child_process';

/** What a program wrote, and how it ended. */
export interface Said {
  isGood: boolean;
  stdout: string;
  stderr: string;
}

/** A report on many files is long. */
const MOST_BYTES = 2 ** 26;

/** Runs a program to its end and keeps what it writes; a program that is not there is one that failed. */
export function say(
  cwd: string,
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Said> {
  const options = { cwd, maxBuffer: MOST_BYTES, env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, stdout, stderr) => {
      resolve({ isGood: error === null, stdout, stderr });
    });
  });
}
