import { useDraft } from '@cabinet/state';

/** The last code that was sent: where to, when (in milliseconds), for how many seconds no other one. */
const NOT_SENT = { email: '', at: 0, wait: 0 };
export type SentCode = typeof NOT_SENT;

/** When the last code went to this e-mail; it is known after a reload too (R3). */
export function useSentCode(email: string | null) {
  const sent = useDraft('email-change-code', NOT_SENT);
  return { ...sent, value: sent.value.email === email ? sent.value : NOT_SENT };
}
