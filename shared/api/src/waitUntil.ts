import { pause } from './pause.ts';

export interface WaitOptions {
  /** The time limit, in milliseconds (§9). */
  limit?: number;
  /** The interval between two checks, in milliseconds. */
  every?: number;
  signal?: AbortSignal;
}

/**
 * The wait helper (§9): checks until a result exists or the time is up. For work that the services complete
 * shortly after their answer, such as a new card.
 * @param look returns the result, or null while it does not exist
 * @returns the result, or null when the time is up
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
