import type { CrmClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/members';

/**
 * Kinds of clients.
 * A `new` client has neither id, because the university's own systems do not know the client yet.
 * A `current` client has at least one of the ids.
 * An `old` client signs in with a previous e-mail.
 */
export type ClientKind = 'new' | 'current' | 'old';

/** Returns the kind of a client (§3 CRM client, derived flags). */
export function clientKind(client: Pick<CrmClient, 'is_old_email' | 'partner_id' | 'bitrix_id'>): ClientKind {
  if (client.is_old_email) return 'old';
  return client.partner_id === null && client.bitrix_id === null ? 'new' : 'current';
}

/**
 * Returns whether the cabinet has nothing to show or do about the participant's e-mail. If so, the cabinet
 * does not need the data of `emailScreen`. The result does not cover a replacement that this visit has
 * already started.
 */
export function isEmailSettled(
  client: Parameters<typeof clientKind>[0] & Pick<CrmClient, 'change_client_email' | 'change_b24_email'>,
  contact: Pick<Contact, 'id'> | null,
): boolean {
  const isAskedFor = Boolean(client.change_client_email) || Boolean(client.change_b24_email);
  return contact !== null && !isAskedFor && clientKind(client) === 'current';
}

type Ids = Partial<Record<'partner_id' | 'bitrix_id', string | number>>;

/**
 * Returns the ids that the CRM does not know, or knows with another value (§4 App start). One service may
 * send a number where the other sends a text.
 * @returns null if the CRM is up to date
 */
export function clientUpdate(
  client: Pick<CrmClient, 'partner_id' | 'bitrix_id'>,
  contact: Pick<Contact, 'partnerId' | 'bitrixId'>,
): Ids | null {
  const update = {
    ...difference('partner_id', client.partner_id, contact.partnerId),
    ...difference('bitrix_id', client.bitrix_id, contact.bitrixId),
  };
  return Object.keys(update).length > 0 ? update : null;
}

function difference(name: keyof Ids, stored: string | number | null, actual: string | number | null): Ids {
  return actual !== null && String(actual) !== String(stored) ? { [name]: actual } : {};
}

/** Returns whether the participant is a student: any deal is paid (§3 Deal, WON). */
export function isStudent(contact: Pick<Contact, 'hasWin' | 'deals'> | null): boolean {
  return Boolean(contact?.hasWin || contact?.deals?.some(({ stageId }) => stageId === 'WON'));
}
