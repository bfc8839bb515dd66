import type { Tx } from '../../kit/database.ts';
import { isWelcomedPhone } from '../members/welcomedPhones.ts';
import type { Member } from './members.ts';

/** The lock serialises the transactions that decide a phone's welcome bonus. */
const LOCK_PHONES = `
  select pg_advisory_xact_lock(hashtextextended('welcome ' || phone, 0))
  from (select distinct phone from unnest(loyalty.phone_digits($1::text[])) phone order by 1) own`;

const WELCOMED = `
  select t.id from loyalty.contact c
  join loyalty.transaction t on t.contact_id = c.id join loyalty.operation o on o.id = t.operation_id
  where o.type = 'WELCOME'
    and (c.id = $2 or loyalty.phone_digits(c.phones || c.verified_phone) && loyalty.phone_digits($1::text[]))
  limit 1`;

/**
 * Returns whether the participant, or another contact with the same phone, has had the welcome bonus (L7).
 */
export async function hadWelcome(
  tx: Tx,
  { contactId, phones }: Pick<Member, 'contactId' | 'phones'>,
): Promise<boolean> {
  await tx.query(LOCK_PHONES, [phones]);
  const rows = await tx.query(WELCOMED, [phones, contactId]);
  return rows.length > 0 || (await isWelcomedPhone(tx, phones));
}
