import type { Tx } from '../../kit/database.ts';
import { phoneDigits } from '../phoneDigits.ts';
import { isWelcomedPhone } from '../welcomedPhones.ts';
import type { Member } from './members.ts';

/** A phone's welcome bonus is decided by one transaction after another. */
const LOCK_PHONES = `
  select pg_advisory_xact_lock(hashtextextended('welcome ' || phone, 0))
  from (select distinct ${phoneDigits('spelled')} as phone from unnest($1::text[]) spelled order by 1) own`;

const WELCOMED = `
  select t.id from loyalty.transaction t join loyalty.operation o on o.id = t.operation_id
  join loyalty.contact c on c.id = t.contact_id
  where o.type = 'WELCOME' and (c.id = $2 or exists (
    select from unnest(c.phones || c.verified_phone) theirs, unnest($1::text[]) own
    where ${phoneDigits('theirs')} = ${phoneDigits('own')}))
  limit 1`;

/** Whether the participant, or anybody with one of their phones, has had the welcome bonus (L7). */
export async function hadWelcome(
  tx: Tx,
  { contactId, phones }: Pick<Member, 'contactId' | 'phones'>,
): Promise<boolean> {
  await tx.query(LOCK_PHONES, [phones]);
  const rows = await tx.query(WELCOMED, [phones, contactId]);
  return rows.length > 0 || (await isWelcomedPhone(tx, phones));
}
