import { Piscina } from 'piscina';
import { BUSY, Unavailable } from './errors.ts';
import { boundInFlight } from './inFlight.ts';

export interface HeavyWorkLimits {
  /** The maximum number of waiting tasks. */
  queue: number;
  /** The maximum time for a task to wait and run, in seconds. */
  seconds: number;
}

/** Expensive work in a separate thread, one task at a time. */
export interface HeavyWork<Task, Result> {
  /**
   * Runs a task after the waiting tasks.
   * @throws {Unavailable} the queue is full, or the task took too long
   */
  run(task: Task): Promise<Result>;
  /** Ends the thread. Running and waiting tasks fail. */
  close(): Promise<void>;
}

/** An idle thread ends after a minute and frees its memory. */
const IDLE_MS = 60_000;
/** On systems with thread priorities, the thread yields to the thread that answers requests. */
const NICE = 10;

/**
 * Opens a queue of expensive work (D1, D2). The thread starts with the first task.
 * @param worker a module that exports `run`, which runs a task
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
  // The pool counts differently while its thread starts, and its refusal has no code.
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
