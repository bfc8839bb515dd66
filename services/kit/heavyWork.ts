import { Piscina } from 'piscina';
import { BUSY, Unavailable } from './errors.ts';
import { boundInFlight } from './inFlight.ts';

export interface HeavyWorkLimits {
  /** Tasks that wait while one is done. */
  queue: number;
  /** How long a task may wait and run together, in seconds. */
  seconds: number;
}

/** Expensive work in a thread of its own, one task at a time. */
export interface HeavyWork<Task, Result> {
  /**
   * Does a task after those that wait already.
   * @throws {Unavailable} too many wait, or the task took too long
   */
  run(task: Task): Promise<Result>;
  /** Ends the thread. A task that runs or waits fails. */
  close(): Promise<void>;
}

/** The thread ends after a minute without work and gives its memory back. */
const IDLE_MS = 60_000;
/** The thread yields to the one that answers requests, where the system knows priorities of threads. */
const NICE = 10;

/**
 * Opens a queue of expensive work (D1, D2). The thread starts with the first task.
 * @param worker module that exports `run`, which does a task
 */
export function openHeavyWork<Task, Result>(
  worker: URL,
  { queue, seconds }: HeavyWorkLimits,
): HeavyWork<Task, Result> {
  const pool = new Piscina<Task, Result>({
    filename: worker.href,
    name: 'run',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: queue,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
  });
  // The pool counts otherwise while its thread starts, and its refusal has no code.
  const bounded = boundInFlight(1 + queue);
  return {
    run: (task) =>
      bounded(() => pool.run(task, { signal: AbortSignal.timeout(seconds * 1000) }).catch(refuseLate)),
    close: () => pool.destroy(),
  };
}

function refuseLate(error: Error): never {
  throw error.name === 'AbortError' ? new Unavailable(BUSY) : error;
}
