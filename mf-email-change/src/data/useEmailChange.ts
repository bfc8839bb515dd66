import { type ApiError, isApiError, refreshRoutes, useRouteAction } from '@cabinet/api';
import {
  type CrmClient,
  cancelEmailChange,
  confirmEmailChange,
  getEmailConfirmation,
  listSupportRequests,
  requestEmailChange,
  sendEmailCode,
} from '@cabinet/contracts/crm';
import { RESEND_SECONDS } from '@cabinet/domain/code';
import { refreshClient } from '@cabinet/state';
import { useState } from 'react';
import { type SentCode, useSentCode } from './useSentCode.ts';

/** What the participant does about the change. */
export type Step = 'request' | 'send' | 'confirm' | 'cancel';

export interface EmailChange {
  /** The step that is under way. */
  busy: Step | null;
  /** Why the last try of a step failed. */
  errors: Record<Step, ApiError | undefined>;
  sent: SentCode;
  /** Asks for the new e-mail and has a code mailed to it; tells whether it was asked for. */
  request: (email: string) => Promise<boolean>;
  send: () => Promise<boolean>;
  confirm: (code: number) => Promise<boolean>;
  cancel: () => Promise<boolean>;
  /** What was wrong with the last try is no longer true: something else is going to be sent. */
  forget: (step: Step) => void;
}

/** The steps of a change (§4 E-mail change). After each the client is read again: the screen shows what the CRM knows. */
export function useEmailChange({ id, change_client_email }: CrmClient): EmailChange {
  const params = { id };
  const email = change_client_email ?? '';
  const sent = useSentCode(change_client_email);
  const [busy, setBusy] = useState<Step | null>(null);
  const steps = {
    request: useRouteAction(requestEmailChange),
    send: useRouteAction(sendEmailCode),
    confirm: useRouteAction(confirmEmailChange),
    cancel: useRouteAction(cancelEmailChange),
  };

  async function take(step: Step, work: () => Promise<unknown>): Promise<boolean> {
    setBusy(step);
    const outcome = await work().then(
      () => 'done',
      (error: unknown) => (isApiError(error) && error.kind === 'network' ? 'unanswered' : 'refused'),
    );
    // A refusal means that the change is not what it was.
    if (outcome !== 'unanswered') await readAgain();
    setBusy(null);
    return outcome === 'done';
  }

  async function sendTo(address: string) {
    const { retryAfter } = await steps.send.run({ params, body: { time_zone: ownTimeZone() } });
    sent.edit({ email: address, at: Date.now(), wait: retryAfter ?? RESEND_SECONDS });
  }

  return {
    busy,
    errors: {
      request: steps.request.error,
      send: steps.send.error,
      confirm: steps.confirm.error,
      cancel: steps.cancel.error,
    },
    sent: sent.value,
    request: (address) =>
      take('request', async () => {
        await steps.request.run({ params, body: { change_client_email: address } });
        // The change runs without its first code too: another can be asked for.
        await sendTo(address).catch(() => {});
      }),
    send: () => take('send', () => sendTo(email)),
    confirm: (code) =>
      take('confirm', async () => {
        await steps.confirm.run({ params, body: { code, email } });
        sent.drop();
      }),
    cancel: () =>
      take('cancel', async () => {
        await steps.cancel.run({ params });
        sent.drop();
      }),
    forget: (step) => steps[step].reset(),
  };
}

/** The letter names the deadline as the screen does: by the reader's clock. */
function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

async function readAgain(): Promise<void> {
  await Promise.all([refreshClient(), refreshRoutes([getEmailConfirmation, listSupportRequests])]);
}
