import { secondsToResend } from '@cabinet/domain/code';
import { useDraft } from '@cabinet/state/useDraft';
import { useEffect, useReducer } from 'react';

/** The last code that was sent: where to, when (in milliseconds), for how many seconds no other one. */
const NOT_SENT = { email: '', at: 0, wait: 0 };
export type SentCode = typeof NOT_SENT;

/** When the last code went to this e-mail; it is known after a reload too (R3). */
export function useSentCode(email: string | null) {
  const sent = useDraft('email-change-code', NOT_SENT);
  return { ...sent, value: sent.value.email === email ? sent.value : NOT_SENT };
}

/** Seconds until another code may be sent, counted down (R3). */
export function useSecondsLeft({ at, wait }: SentCode): number {
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
