import type { Consent } from '@cabinet/contracts/privacy';
import type { Tx } from '../../kit/database.ts';
import { iso } from './dates.ts';

export async function recordConsent(
  tx: Tx,
  contactId: number,
  kind: Exclude<Consent['kind'], 'friends'>,
): Promise<void> {
  await tx.query('insert into loyalty.consent (contact_id, kind) values ($1, $2)', [contactId, kind]);
}

/** Returns the consents, newest first. */
export async function findConsents(tx: Tx, contactId: number): Promise<Consent[]> {
  const rows = await tx.query<Omit<Consent, 'date'> & { at: Date }>(
    'select kind, about, at from loyalty.consent where contact_id = $1 order by at desc, id desc',
    [contactId],
  );
  return rows.map(({ at, ...row }) => ({ ...row, date: iso(at) }));
}
