import type { CrmClient, EmailConfirmation } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/members';
import { clientKind } from './client.ts';
import { toDate } from './dates.ts';

/** Known facts about a participant's e-mail. Unknown or absent facts are null. */
export interface EmailFacts {
  client: Pick<
    CrmClient,
    | 'partner_id'
    | 'bitrix_id'
    | 'email'
    | 'change_client_email'
    | 'change_b24_email'
    | 'is_client_email_confirmed'
    | 'is_old_email'
    | 'old_emails'
  >;
  /** Null if the loyalty service does not know the participant under this e-mail. */
  contact?: Pick<Contact, 'id'> | null;
  /** The running change. `current_attempts` counts the used attempts. */
  info?: Pick<
    EmailConfirmation,
    'is_client_email_confirmed' | 'current_attempts' | 'total_attempts' | 'deadline'
  > | null;
  /** Result of the lookup by bitrix id. */
  foundEmail?: string | null;
  /** Result of the replacement in this visit. */
  replacement?: 'completed' | 'failed' | null;
}

/** Status of a change, in the order of §4 (1) to (6). */
export type EmailMessageName = 'confirmed' | 'enter' | 'manager' | 'deadline' | 'attempts' | 'pending';

export interface EmailMessage {
  name: EmailMessageName;
  isError: boolean;
  /** The participant can withdraw the request. */
  canCancel: boolean;
  /** The participant can request a code and enter a code. */
  canRepeat: boolean;
  /** The participant can repeat the request. This resets the attempts and the deadline. */
  canResend: boolean;
}

/** §4 Banners. The last banner has two variants. */
export type EmailBanner =
  | 'new-unconfirmed'
  | 'new-by-manager'
  | 'old-client'
  | 'needs-registration'
  | 'emails-differ'
  | 'bad-replace'
  | 'changed-old-emails'
  | 'changed-other-email';

/** Everything that the cabinet shows and does unasked about the participant's e-mail. */
export interface EmailScreen {
  message: EmailMessage;
  banner: EmailBanner | null;
  modal: 'completed' | 'blocked' | null;
  /** The cabinet now replaces the current e-mail with the requested e-mail. */
  needsReplacement: boolean;
  /** The cabinet looks up the previous e-mail by the bitrix id. */
  looksUpOldEmail: boolean;
}

/**
 * Decides what the cabinet shows and does about the participant's e-mail (§4 E-mail change). All these
 * decisions are here.
 */
export function emailScreen(facts: EmailFacts, now: Date): EmailScreen {
  return {
    message: messageOf(facts, now),
    banner: bannerOf(facts),
    modal: modalOf(facts),
    needsReplacement: needsReplacement(facts),
    looksUpOldEmail: looksUpOldEmail(facts),
  };
}

function messageOf(facts: EmailFacts, now: Date): EmailMessage {
  const name = messageName(facts, now);
  return {
    name,
    isError: name === 'attempts',
    canCancel: name === 'deadline' || name === 'pending',
    canRepeat: name === 'pending',
    canResend: name === 'deadline',
  };
}

function messageName({ client, info }: EmailFacts, now: Date): EmailMessageName {
  if (client.is_client_email_confirmed || info?.is_client_email_confirmed) return 'confirmed';
  if (!client.change_client_email && !client.change_b24_email) return 'enter';
  if (client.change_b24_email) return 'manager';
  if (isPast(info, now)) return 'deadline';
  return info && attemptsLeft(info).left === 0 ? 'attempts' : 'pending';
}

/** The server's deadline overrides the local clock. A change without a deadline never expires (R26). */
function isPast(info: EmailFacts['info'], now: Date): boolean {
  const deadline = toDate(info?.deadline);
  return deadline !== null && deadline <= now;
}

/** Returns how many attempts are left, and the total. */
export function attemptsLeft({
  current_attempts: used,
  total_attempts: total,
}: Pick<EmailConfirmation, 'current_attempts' | 'total_attempts'>): { left: number; total: number } {
  return { left: Math.max(0, total - used), total };
}

function bannerOf({ client, contact, foundEmail, replacement }: EmailFacts): EmailBanner | null {
  const kind = clientKind(client);
  const own = plain(client.change_client_email);
  const managers = plain(client.change_b24_email);
  const isConfirmed = client.is_client_email_confirmed;

  if (kind === 'new' && own && !isConfirmed) return 'new-unconfirmed';
  if (kind === 'new' && managers) return 'new-by-manager';
  if (kind === 'old') return 'old-client';
  if (own && own === managers && isConfirmed) return 'needs-registration';
  if (own && managers && own !== managers) return 'emails-differ';
  if (replacement === 'failed') return 'bad-replace';
  if (contact) return null;
  if (client.old_emails.length > 0) return 'changed-old-emails';
  return foundEmail && plain(foundEmail) !== plain(client.email) ? 'changed-other-email' : null;
}

function modalOf({ client, contact, replacement }: EmailFacts): EmailScreen['modal'] {
  if (replacement === 'completed') return 'completed';
  const isByManagerAlone =
    Boolean(client.change_b24_email) && !client.change_client_email && !client.is_client_email_confirmed;
  return contact && clientKind(client) === 'current' && isByManagerAlone ? 'blocked' : null;
}

function needsReplacement({ client }: EmailFacts): boolean {
  const isAskedFor = Boolean(client.change_client_email);
  return clientKind(client) === 'new' && isAskedFor && client.is_client_email_confirmed;
}

/** A current client's e-mail is never replaced, so no lookup is wasted. */
function looksUpOldEmail({ client, contact }: EmailFacts): boolean {
  return !contact && clientKind(client) === 'current' && Boolean(client.bitrix_id);
}

/** Normalises an e-mail for comparison: case and surrounding blanks do not matter. */
function plain(email: string | null): string {
  return (email ?? '').trim().toLowerCase();
}
