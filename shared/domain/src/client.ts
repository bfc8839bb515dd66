import type { CrmClient } from '@cabinet/contracts/crm';
import type { Contact } from '@cabinet/contracts/loyalty';

/**
 * - `new`: the university's own systems do not know the client yet, they have given it neither id
 * - `current`: they do
 * - `old`: what the client signs in with is an e-mail of before
 */
export type ClientKind = 'new' | 'current' | 'old';

/** Which kind of client this is (§3 CRM client, derived flags). */
export function clientKind(client: Pick<CrmClient, 'is_old_email' | 'partner_id' | 'bitrix_id'>): ClientKind {
  if (client.is_old_email) return 'old';
  return client.partner_id === null && client.bitrix_id === null ? 'new' : 'current';
}

/**
 * Whether nothing about the participant's e-mail is to be told or done, whatever else is known: what decides the rest
 * (`emailScreen`) need not be there. A replacement of this visit has begun before.
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
 * The ids that the loyalty service knows and the CRM does not, or knows otherwise (§4 App start). What is a number to
 * the one may be a text to the other.
 * @returns null when there is nothing to tell
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

/** Whether the participant is a student: any deal is paid (§3 Deal, WON). */
export function isStudent(contact: Pick<Contact, 'hasWin' | 'deals'> | null): boolean {
  return Boolean(contact?.hasWin || contact?.deals?.some(({ stageId }) => stageId === 'WON'));
}
