import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const MEASURED = 0;
const GENERATOR = 1;

/**
 * Starts programs on one core, and then moves this process to another core. Does nothing on a machine with
 * one core or without `taskset`.
 */
export async function startApart<T>(start: () => Promise<T>): Promise<T> {
  // Programs inherit the core of the process that starts them.
  moveTo(MEASURED);
  const started = await start();
  moveTo(GENERATOR);
  return started;
}

function moveTo(core: number): void {
  if (cpus().length < 2) return;
  spawnSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)]);
}
