import { BUSY, Unavailable } from './errors.ts';

export interface WhileInFlight {
  <T>(answer: () => Promise<T>): Promise<T>;
  /** Refuses early what would be refused later: before its body is read and its sender is known (D13). */
  refuseWhenFull(): void;
}

/** `boundInFlight` for each key, such as a network, by itself. */
export function boundEach(most: number) {
  const bounds = new Map<string, { bounded: WhileInFlight; users: number }>();
  return async <T>(key: string, answer: () => Promise<T>): Promise<T> => {
    const bound = bounds.get(key) ?? { bounded: boundInFlight(most), users: 0 };
    bounds.set(key, bound);
    bound.users++;
    return bound.bounded(answer).finally(() => {
      bound.users--;
      if (bound.users === 0) bounds.delete(key);
    });
  };
}

/**
 * Answers one more request, or refuses it at once: it would wait behind all the others, longer than whoever sent it
 * does (P2). A body that is still being sent counts for nothing.
 */
export function boundInFlight(most: number): WhileInFlight {
  let now = 0;
  const refuseWhenFull = () => {
    if (now >= most) throw new Unavailable(BUSY);
  };
  const whileInFlight = async <T>(answer: () => Promise<T>): Promise<T> => {
    refuseWhenFull();
    now++;
    return answer().finally(() => now--);
  };
  return Object.assign(whileInFlight, { refuseWhenFull });
}
