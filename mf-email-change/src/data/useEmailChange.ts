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
  /** Requests the new e-mail and sends a code to it. Rejects with the error. */
  request: (email: string) => Promise<void>;
  /** The other steps resolve with false if they failed. */
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

  async function take(step: Step, work: () => Promise<unknown>): Promise<void> {
    setBusy(step);
    const failure = await work().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    // A refusal means that the change on screen is stale.
    if (!isApiError(failure?.error) || failure.error.kind !== 'network') await readAgain();
    setBusy(null);
    if (failure) throw failure.error;
  }

  const isTaken = (step: Step, work: () => Promise<unknown>) =>
    take(step, work).then(
      () => true,
      () => false,
    );

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
    send: () => isTaken('send', () => sendTo(email)),
    confirm: (code) =>
      isTaken('confirm', async () => {
        await steps.confirm.run({ params, body: { code, email } });
        sent.drop();
      }),
    cancel: () =>
      isTaken('cancel', async () => {
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
