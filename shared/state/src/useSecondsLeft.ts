import { secondsToResend } from '@cabinet/domain/code';
import { useEffect, useReducer } from 'react';

/** When a code was sent, in milliseconds, 0 for never; and for how many seconds no other one may be. */
export interface Sending {
  at: number;
  wait: number;
}

/** Seconds until another code may be sent, counted down while somebody looks (R3). */
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
