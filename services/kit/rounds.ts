/** Work that is done again and again, as long as a process runs. */
export interface Rounds {
  /** Ends after the round that is on its way. */
  stop(): Promise<void>;
}

/**
 * Does a round of work, and another one after each pause.
 * @param round says itself what has failed; it may look whether nobody wants more
 * @param waitMs before the first one
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
