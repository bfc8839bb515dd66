import { secondsToResend } from '@cabinet/domain/code';
import { useEffect, useReducer } from 'react';

/** The time of the last code in milliseconds, 0 for never, and the wait until the next code in seconds. */
export interface Sending {
  at: number;
  wait: number;
}

/** Returns the seconds until another code is available. Counts down while a component uses it (R3). */
export function useSecondsLeft({ at, wait }: Sending): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const left = secondsToResend(at > 0 ? new Date(at) : null, new Date(), wait);
  const isWaiting = left > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return left;
}
