/** Periodic work of a process. */
export interface Rounds {
  /** Stops after the current round. */
  stop(): Promise<void>;
}

/**
 * Runs a round of work, and another round after each pause.
 * @param round handles its own errors; it may check `isStopped`
 * @param waitMs milliseconds before the first round
 */
export function startRounds(
  round: (isStopped: () => boolean) => Promise<unknown>,
  pauseMs: number,
  waitMs = pauseMs,
): Rounds {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();

  const next = (ms: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      current = round(() => isStopped).finally(() => next(pauseMs));
    }, ms).unref();
  };
  next(waitMs);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
