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

/** The participant's actions in a change. */
export type Step = 'request' | 'send' | 'confirm' | 'cancel';

export interface EmailChange {
  /** The running step. */
  busy: Step | null;
  /** The error of the last try of each step. */
  errors: Record<Step, ApiError | undefined>;
  sent: SentCode;
  /** Requests the new e-mail and sends a code to it. Resolves with false if the request failed. */
  request: (email: string) => Promise<boolean>;
  send: () => Promise<boolean>;
  confirm: (code: number) => Promise<boolean>;
  cancel: () => Promise<boolean>;
  /** Clears the error of a step when the participant edits its input. */
  forget: (step: Step) => void;
}

/**
 * The steps of a change (§4 E-mail change). Each step reloads the client, so that the screen shows the CRM's
 * data.
 */
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
    // A refusal means that the change on screen is stale.
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
        // The change is running even if its first code fails, because the participant can request another
        // code.
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

/** The letter names the deadline in the reader's time zone, as the screen does. */
function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

async function readAgain(): Promise<void> {
  await Promise.all([refreshClient(), refreshRoutes([getEmailConfirmation, listSupportRequests])]);
}
