import { BUSY, Unavailable } from './errors.ts';

export interface WhileInFlight {
  <T>(answer: () => Promise<T>): Promise<T>;
  /** Refuses a request early, before the server reads its body and identifies the sender (D13). */
  refuseWhenFull(): void;
}

/** Returns a `boundInFlight` per key, such as a network. */
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
 * Limits concurrent requests and refuses further requests at once. A queued request would wait longer than
 * its client does (P2). A body that is still arriving does not count.
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
