import type { CrmClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/loyalty';
import { clientKind } from './client.ts';

type Client = Pick<
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

/** Whether the e-mail replacement runs on load (§4): the client is new, and the e-mail it asked for is confirmed. */
export function needsReplacement(client: Client): boolean {
  return clientKind(client) === 'new' && isAskedFor(client) && client.is_client_email_confirmed;
}

/**
 * Whether the old e-mail is looked up by the bitrix id (§4): the loyalty service does not know this client, which the
 * university knows, and no replacement will change that.
 */
export function looksUpOldEmail(client: Client, contact: Pick<Contact, 'id'> | null): boolean {
  const isKnown = clientKind(client) === 'current' && Boolean(client.bitrix_id);
  return contact === null && isKnown && !needsReplacement(client);
}

export interface EmailState {
  client: Client;
  /** Null when the loyalty service does not know the participant under this e-mail. */
  contact: Pick<Contact, 'id'> | null;
  /** What the look-up by bitrix id found; null when it found nothing, or was not made. */
  foundEmail: string | null;
  /** What became of the replacement of this visit; null when there was none. */
  replacement: 'completed' | 'failed' | null;
}

export type EmailBanner =
  | 'new-unconfirmed'
  | 'new-by-manager'
  | 'old-client'
  | 'needs-registration'
  | 'emails-differ'
  | 'bad-replace'
  | 'changed-old-emails'
  | 'changed-other-email';

/** The banner about the e-mail, or null (§4 Banners, in their order). */
export function emailBanner({ client, contact, foundEmail, replacement }: EmailState): EmailBanner | null {
  const kind = clientKind(client);
  const own = emailOf(client.change_client_email);
  const managers = emailOf(client.change_b24_email);
  const isConfirmed = client.is_client_email_confirmed;

  if (kind === 'new' && own && !isConfirmed) return 'new-unconfirmed';
  if (kind === 'new' && managers) return 'new-by-manager';
  if (kind === 'old') return 'old-client';
  if (own && managers && own === managers && isConfirmed) return 'needs-registration';
  if (own && managers && own !== managers) return 'emails-differ';
  if (replacement === 'failed') return 'bad-replace';
  if (contact) return null;
  if (client.old_emails.length > 0) return 'changed-old-emails';
  return foundEmail && emailOf(foundEmail) !== emailOf(client.email) ? 'changed-other-email' : null;
}

/** The dialog about the e-mail, or null (§4 Modals). */
export function emailModal({ client, contact, replacement }: EmailState): 'completed' | 'blocked' | null {
  if (replacement === 'completed') return 'completed';
  const isBlocked =
    contact !== null &&
    clientKind(client) === 'current' &&
    Boolean(client.change_b24_email) &&
    !isAskedFor(client) &&
    !client.is_client_email_confirmed;
  return isBlocked ? 'blocked' : null;
}

function isAskedFor({ change_client_email }: Client): boolean {
  return Boolean(change_client_email);
}

/** E-mails are compared without regard to case and blanks. */
function emailOf(email: string | null): string {
  return (email ?? '').trim().toLowerCase();
}
