import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STARTED = /runs at (http:\/\/\S+)\/my\//;

export interface Settings {
  dataDir: string;
  /** 0 takes a free one. */
  port?: number;
  /** The command, and the folder that it runs in; by default that of `npm start` here. */
  command?: string[];
  folder?: string;
  /** The program that runs the command; by default this Node. */
  program?: string;
  /** Further settings of the environment. */
  env?: Record<string, string>;
  /** Matches the line that says that the program is ready, and captures its origin. Default: the line of `npm start`. */
  started?: RegExp;
}

export interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The command of `npm start` after installing and building, as a process of its own. */
export interface Run {
  pid: number;
  /** What it has printed so far. */
  output(): string;
  /** The origin to open, as soon as it can be opened. Rejects when the process ends before that. */
  ready: Promise<string>;
  ended: Promise<Ending>;
  /** Sends it a signal. */
  send(signal: NodeJS.Signals): void;
  /** Asks it to end, as a person would with Ctrl+C. */
  stop(): Promise<Ending>;
}

/** Starts the system with these settings and nothing else of the environment. */
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
  // Whoever only waits for the end does not ask.
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
