import { type ApiError, isApiError } from '@cabinet/api';
import { contactAtom, useDraft, useSecondsLeft } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { checkCode, sendCode } from './phone.ts';

/** The last code that was sent: to which phone, when (in milliseconds), for how many seconds no other one. */
const NOT_SENT = { phone: '', at: 0, wait: 0 };

export interface PhoneCode {
  state: 'open' | 'sent' | 'verified';
  /** Until another code may be sent; it goes on after a reload (R3). */
  secondsLeft: number;
  busy: 'sending' | 'checking' | null;
  /** Why the last sending or the last code failed (R5). */
  error: ApiError | null;
  /** Both tell whether that went well. */
  send: () => Promise<boolean>;
  check: (code: string) => Promise<boolean>;
  /** Another code is being typed: what was said of the last one goes. */
  forget: () => void;
}

/** Verifying a phone by a code (§4). */
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

  async function check(code: string) {
    setBusy('checking');
    setFailure(null);
    try {
      await checkCode(code, phone);
      sent.drop();
      return true;
    } catch (error) {
      if (isApiError(error)) setFailure({ phone, error });
      return false;
    } finally {
      setBusy(null);
    }
  }

  const isVerified = phone !== '' && contact?.verifiedPhone === phone;
  return {
    state: isVerified ? 'verified' : isSent ? 'sent' : 'open',
    secondsLeft,
    busy,
    // What was said of another phone is not said of this one.
    error: failure?.phone === phone ? failure.error : null,
    send,
    check,
    forget: () => setFailure(null),
  };
}
