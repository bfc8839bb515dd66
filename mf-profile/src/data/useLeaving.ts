import { useRouteAction } from '@cabinet/api';
import { getPrivacy, leaveProgramme, sendLeaveCode } from '@cabinet/contracts/privacy';
import { RESEND_SECONDS } from '@cabinet/domain/code';
import { hasLeftAtom, type Sending, useDraft, useSecondsLeft } from '@cabinet/state';
import { useSetAtom } from 'jotai';

const NOT_SENT: Sending = { at: 0, wait: 0 };
/** A refusal may be news: an order that was placed meanwhile. */
const STALE = { stale: [getPrivacy] };

/** Leaving the programme by a code from a letter; the wait for another one goes on after a reload (R3). */
export function useLeaving() {
  const setLeft = useSetAtom(hasLeftAtom);
  const sent = useDraft('leave-code', NOT_SENT);
  const sending = useRouteAction(sendLeaveCode, STALE);
  const leaving = useRouteAction(leaveProgramme);
  const secondsLeft = useSecondsLeft(sent.value);

  async function send() {
    leaving.reset();
    try {
      const { retryAfter } = await sending.run({});
      sent.edit({ at: Date.now(), wait: retryAfter ?? RESEND_SECONDS });
    } catch {
      // It is told beside the button.
    }
  }

  /** There is no way back; the shell ends the session then. */
  async function leave(code: string) {
    try {
      await leaving.run({ body: { code: Number(code) } });
    } catch {
      return;
    }
    sent.drop();
    setLeft(true);
  }

  return {
    isSent: sent.value.at > 0,
    secondsLeft,
    busy: sending.isRunning ? ('sending' as const) : leaving.isRunning ? ('checking' as const) : null,
    error: leaving.error ?? sending.error ?? null,
    send,
    leave,
  };
}
