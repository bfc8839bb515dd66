import type { CrmClient, EmailConfirmation } from '@cabinet/contracts/crm';
import { toDate } from '@cabinet/domain/dates';
import { type EmailChangeMessage, emailChangeMessage } from '@cabinet/domain/emailChange';

/** What the page shows of a change; a member is null where it says nothing in this state. */
export interface EmailChangeView extends EmailChangeMessage {
  newEmail: string | null;
  attempts: { left: number; total: number } | null;
  deadline: Date | null;
  /** The participant could go on from here. */
  canAct: boolean;
}

/**
 * The message of §4 with the facts that belong to it: the clock and the attempts count only while a code is awaited.
 * @param info null where the CRM knows of no running change
 */
export function emailChangeView(
  client: CrmClient,
  info: EmailConfirmation | null,
  now: Date,
): EmailChangeView {
  const message = emailChangeMessage(client, info, now);
  const isAwaitingCode = ['deadline', 'attempts', 'pending'].includes(message.name);
  return {
    ...message,
    newEmail: message.name === 'manager' ? client.change_b24_email : client.change_client_email,
    attempts: isAwaitingCode && info ? attemptsOf(info) : null,
    deadline: isAwaitingCode ? toDate(info?.deadline) : null,
    canAct: message.name === 'enter' || message.canCancel || message.canRepeat || message.canResend,
  };
}

function attemptsOf({ current_attempts, total_attempts }: EmailConfirmation): EmailChangeView['attempts'] {
  if (total_attempts === null) return null;
  return { left: Math.max(0, total_attempts - (current_attempts ?? 0)), total: total_attempts };
}
