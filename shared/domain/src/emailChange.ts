import type { CrmClient, EmailConfirmation } from '@cabinet/contracts/crm';
import { toDate } from './dates.ts';

export type EmailChangeMessageName = 'confirmed' | 'enter' | 'manager' | 'deadline' | 'attempts' | 'pending';

export interface EmailChangeMessage {
  name: EmailChangeMessageName;
  isError: boolean;
  canCancel: boolean;
  canRepeat: boolean;
  canResend: boolean;
}

type Client = Pick<CrmClient, 'is_client_email_confirmed' | 'change_client_email' | 'change_b24_email'>;
type Info = Pick<
  EmailConfirmation,
  'is_client_email_confirmed' | 'current_attempts' | 'total_attempts' | 'deadline'
>;

/**
 * Which message the e-mail change shows and what can be done there (§4 E-mail change, 1 to 6).
 * @param info attempts of the running change (`current_attempts` are used up); null when there is none
 */
export function emailChangeMessage(client: Client, info: Info | null, now: Date): EmailChangeMessage {
  const name = messageName(client, info, now);
  return {
    name,
    isError: name === 'attempts',
    canCancel: name === 'deadline' || name === 'pending',
    canRepeat: name === 'pending',
    canResend: name === 'deadline',
  };
}

function messageName(client: Client, info: Info | null, now: Date): EmailChangeMessageName {
  if (client.is_client_email_confirmed || info?.is_client_email_confirmed) return 'confirmed';
  if (!client.change_client_email && !client.change_b24_email) return 'enter';
  if (client.change_b24_email) return 'manager';
  if (isPast(info?.deadline, now)) return 'deadline';
  if (info && hasNoAttemptsLeft(info)) return 'attempts';
  return 'pending';
}

/** The server's deadline wins over any clock of ours; without one nothing has passed (R26). */
function isPast(deadline: Info['deadline'] | undefined, now: Date): boolean {
  const date = toDate(deadline);
  return date !== null && date <= now;
}

function hasNoAttemptsLeft({ current_attempts, total_attempts }: Info): boolean {
  return (current_attempts ?? 0) >= (total_attempts ?? Number.POSITIVE_INFINITY);
}
