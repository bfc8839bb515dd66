import type { ApiError } from '@cabinet/api';
import { contactAtom, useDraft, useSecondsLeft } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { checkCode, sendCode } from './phone.ts';

/** The last sent code: its phone, its time in milliseconds, and the wait for a new code in seconds. */
const NOT_SENT = { phone: '', at: 0, wait: 0 };

export interface PhoneCode {
  state: 'open' | 'sent' | 'verified';
  /** Seconds until a new code may be sent. The countdown survives a reload (R3). */
  secondsLeft: number;
  busy: 'sending' | 'checking' | null;
  /** The error of the last send (R5). */
  error: ApiError | null;
  /** Resolves with true on success. */
  send: () => Promise<boolean>;
  /** Rejects with the error of the check. */
  check: (code: number) => Promise<void>;
}

/** Verifies a phone by a code (§4). */
export function usePhoneCode(phone: string): PhoneCode {
  const contact = useAtomValue(contactAtom);
  const sent = useDraft('phone-code', NOT_SENT);
  const [busy, setBusy] = useState<PhoneCode['busy']>(null);
  const [failure, setFailure] = useState<{ phone: string; error: ApiError } | null>(null);
  const isSent = sent.value.at > 0 && sent.value.phone === phone;
  const secondsLeft = useSecondsLeft(isSent ? sent.value : NOT_SENT);

  async function send() {
    setBusy('sending');
    setFailure(null);
    const { wait, error } = await sendCode(phone);
    if (wait !== null) sent.edit({ phone, at: Date.now(), wait });
    if (error) setFailure({ phone, error });
    setBusy(null);
    return wait !== null;
  }

  async function check(code: number) {
    setBusy('checking');
    setFailure(null);
    try {
      await checkCode(code, phone);
      sent.drop();
    } finally {
      setBusy(null);
    }
  }

  const isVerified = phone !== '' && contact?.verifiedPhone === phone;
  return {
    state: isVerified ? 'verified' : isSent ? 'sent' : 'open',
    secondsLeft,
    busy,
    // An error of one phone is not shown for another phone.
    error: failure?.phone === phone ? failure.error : null,
    send,
    check,
  };
}
