import type { CrmClient, EmailConfirmation } from '@cabinet/contracts/crm';
import { toDate } from '@cabinet/domain/dates';
import {
  attemptsLeft,
  type EmailMessage,
  type EmailMessageName,
  emailScreen,
} from '@cabinet/domain/emailScreen';

/** What the page shows of a change; a member is null where it says nothing in this state. */
export interface EmailChangeView extends EmailMessage {
  newEmail: string | null;
  attempts: { left: number; total: number } | null;
  deadline: Date | null;
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
  const { message } = emailScreen({ client, info }, now);
  const isAwaitingCode = ['deadline', 'attempts', 'pending'].includes(message.name);
  return {
    ...message,
    newEmail: message.name === 'manager' ? client.change_b24_email : client.change_client_email,
    // Past the deadline none of them can be used.
    attempts: isAwaitingCode && message.name !== 'deadline' && info ? attemptsLeft(info) : null,
    deadline: isAwaitingCode ? deadlineOf(info) : null,
  };
}

/** Where on its way a change is; null where the participant has no part in it. */
export function changeStep(name: EmailMessageName): 'address' | 'code' | 'approval' | null {
  if (name === 'manager') return null;
  if (name === 'enter') return 'address';
  return name === 'confirmed' ? 'approval' : 'code';
}

/** Until when the running change can be confirmed (R26). */
export function deadlineOf(info: EmailConfirmation | null | undefined): Date | null {
  return toDate(info?.deadline);
}
