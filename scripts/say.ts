import { execFile } from 'node:child_process';

/** The output of a program and its result. */
export interface Said {
  isGood: boolean;
  stdout: string;
  stderr: string;
}

/** A report on many files is long. */
const MOST_BYTES = 2 ** 26;

/** Runs a program to its end and collects its output. A missing program counts as failed. */
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
