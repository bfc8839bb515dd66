import { useRouteAction } from '@cabinet/api';
import { getPrivacy, leaveProgramme, sendLeaveCode } from '@cabinet/contracts/privacy';
import { RESEND_SECONDS } from '@cabinet/domain/code';
import type { CodeOutput } from '@cabinet/domain/forms/code';
import { hasLeftAtom, type Sending, useDraft, useSecondsLeft } from '@cabinet/state';
import { useSetAtom } from 'jotai';

const NOT_SENT: Sending = { at: 0, wait: 0 };
/** A refusal can mean stale data, such as an order that was placed meanwhile. */
const STALE = { stale: [getPrivacy] };

/** Leaves the programme with a code from a letter. The wait for a new code survives a reload (R3). */
export function useLeaving() {
  const setLeft = useSetAtom(hasLeftAtom);
  const sent = useDraft('leave-code', NOT_SENT);
  const sending = useRouteAction(sendLeaveCode, STALE);
  const leaving = useRouteAction(leaveProgramme);

  async function send() {
    // A new code is a new intent.
    leaving.reset();
    try {
      const { retryAfter } = await sending.run({});
      sent.edit({ at: Date.now(), wait: retryAfter ?? RESEND_SECONDS });
    } catch {
      // The button shows the error.
    }
  }

  /** Leaving is final, and the shell ends the session. Rejects with an `ApiError`. */
  async function leave(body: CodeOutput) {
    await leaving.run({ body });
    sent.drop();
    setLeft(true);
  }

  return {
    isSent: sent.value.at > 0,
    secondsLeft: useSecondsLeft(sent.value),
    send,
    isSending: sending.isRunning,
    sendError: sending.error,
    leave,
    isLeaving: leaving.isRunning,
  };
}

export type LeavingByCode = ReturnType<typeof useLeaving>;
