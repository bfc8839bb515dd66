import { pause } from './pause.ts';

export interface WaitOptions {
  /** Milliseconds after which nothing is waited for any more (§9). */
  limit?: number;
  /** Milliseconds between two looks. */
  every?: number;
  signal?: AbortSignal;
}

/**
 * The wait helper (§9): looks until there is something to see, or the time is up. For what the services do a moment
 * after they have answered, such as a card that is being made.
 * @param look gives what is waited for, or null as long as it is not there
 * @returns what was seen, or null when the time is up
 * @throws what `look` throws; the signal's reason when it aborts
 */
export async function waitUntil<T>(
  look: () => T | null | Promise<T | null>,
  { limit = 1000, every = 100, signal }: WaitOptions = {},
): Promise<T | null> {
  const end = performance.now() + limit;
  for (;;) {
    const seen = await look();
    if (seen !== null) return seen;
    const left = end - performance.now();
    if (left <= 0) return null;
    await pause(Math.min(every, left), signal);
  }
}
