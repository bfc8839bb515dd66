import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STARTED = /runs at (http:\/\/\S+)\/my\//;

export interface Settings {
  dataDir: string;
  /** 0 selects a free port. */
  port?: number;
  /** The command and its folder. Default: the command and folder of `npm start`. */
  command?: string[];
  folder?: string;
  /** The program that runs the command. Default: this Node. */
  program?: string;
  /** Additional environment variables. */
  env?: Record<string, string>;
  /**
   * Matches the line that says that the program is ready, and captures its origin. Default: the line of `npm
   * start`.
   */
  started?: RegExp;
}

export interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A process of the command that `npm start` runs after installing and building. */
export interface Run {
  pid: number;
  /** Returns the output so far. */
  output(): string;
  /** Resolves with the origin when the system is ready. Rejects if the process ends earlier. */
  ready: Promise<string>;
  ended: Promise<Ending>;
  /** Sends a signal to the process. */
  send(signal: NodeJS.Signals): void;
  /** Ends the process like Ctrl+C. */
  stop(): Promise<Ending>;
}

/** Starts the system with these settings, without the rest of the environment. */
export function run({
  dataDir,
  port = 0,
  command = ['services/main.ts'],
  folder = ROOT,
  program = process.execPath,
  env,
  started = STARTED,
}: Settings): Run {
  const child = spawn(program, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...env },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);

  let stdout = '';
  let stderr = '';
  const ended = new Promise<Ending>((resolve) => {
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.once('close', (code) => {
      process.off('exit', kill);
      resolve({ code, stdout, stderr });
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text) => {
      stdout += text;
      const url = started.exec(stdout)?.[1];
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error(`the system ended before it was ready\n${stdout}${stderr}`)));
  });
  // Avoid an unhandled rejection if the caller only waits for `ended`.
  ready.catch(() => undefined);

  return {
    pid: child.pid ?? 0,
    output: () => stdout,
    ready,
    ended,
    send: (signal) => child.kill(signal),
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}
