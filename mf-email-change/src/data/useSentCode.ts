import { useDraft } from '@cabinet/state';

/** The last sent code: its address, its time in milliseconds, and the wait for a new code in seconds. */
const NOT_SENT = { email: '', at: 0, wait: 0 };
export type SentCode = typeof NOT_SENT;

/** The last code sent to this e-mail. The record survives a reload (R3). */
export function useSentCode(email: string | null) {
  const sent = useDraft('email-change-code', NOT_SENT);
  return { ...sent, value: sent.value.email === email ? sent.value : NOT_SENT };
}
