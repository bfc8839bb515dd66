import type { CrmClient, EmailConfirmation } from '@cabinet/contracts/crm';
import { toDate } from '@cabinet/domain/dates';
import {
  attemptsLeft,
  type EmailMessage,
  type EmailMessageName,
  emailScreen,
} from '@cabinet/domain/emailScreen';

/** The parts of the page for a change. A member is null if this state does not show it. */
export interface EmailChangeView extends EmailMessage {
  newEmail: string | null;
  attempts: { left: number; total: number } | null;
  deadline: Date | null;
}

/**
 * The message of §4 with its facts. Deadline and attempts are included only while a code is expected.
 * @param info null if the CRM has no running change
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
    // After the deadline no attempt can be used.
    attempts: isAwaitingCode && message.name !== 'deadline' && info ? attemptsLeft(info) : null,
    deadline: isAwaitingCode ? deadlineOf(info) : null,
  };
}

/** The step of a change, or null if a manager makes the change. */
export function changeStep(name: EmailMessageName): 'address' | 'code' | 'approval' | null {
  if (name === 'manager') return null;
  if (name === 'enter') return 'address';
  return name === 'confirmed' ? 'approval' : 'code';
}

/** The deadline for confirming the running change (R26). */
export function deadlineOf(info: EmailConfirmation | null | undefined): Date | null {
  return toDate(info?.deadline);
}
