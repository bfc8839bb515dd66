import { BUSY, Unavailable } from './errors.ts';

export type WhileInFlight = ReturnType<typeof boundInFlight>;

/**
 * Answers one more request, or refuses it at once: it would wait behind all the others, longer than whoever sent it
 * does (P2). A body that is still being sent counts for nothing.
 */
export function boundInFlight(most: number) {
  let now = 0;
  return async <T>(answer: () => Promise<T>): Promise<T> => {
    if (now >= most) throw new Unavailable(BUSY);
    now++;
    return answer().finally(() => now--);
  };
}
