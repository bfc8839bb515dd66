import type { RatingPeriod } from '@cabinet/contracts/rating';
import type { Tx } from '../../kit/database.ts';

export interface RatingRow {
  contactId: number;
  place: number;
  name: string;
  friends: number;
  amount: number;
}

/** How long ago a friend's payment still counts; null: however long. */
const SINCE: Record<RatingPeriod, string | null> = { all: null, year: '1 year', month: '1 month' };

/**
 * The first places by friends whose study is paid, and those around one contact, in their order; whoever brought no
 * friend has none. Who has hidden from it is left out, and has the place that it would be in their own eyes (R40).
 * @param around places before and behind the contact's
 */
export async function findRating(
  tx: Tx,
  { period, top, around }: { period: RatingPeriod; top: number; around: number },
  contactId: number | null,
): Promise<RatingRow[]> {
  return tx.query<RatingRow>(
    `with score as (
       select c.id, coalesce(c.full_name, '') as name, sum(sign(p.amount))::int as friends, sum(p.amount) as amount
       from loyalty.transaction t
         join loyalty.operation o on o.id = t.operation_id and o.type = 'ACADEM_ORDER'
         join loyalty.account a on a.contact_id = t.contact_id
         join loyalty.posting p on p.transaction_id = t.id and p.account_id = a.id
         join loyalty.contact c on c.id = t.contact_id
       where c.left_at is null and (c.id = $2 or not c.is_hidden_from_rating)
         and ($3::interval is null or t.at > now() - $3::interval)
         and not exists (select from loyalty.clawback b where b.transaction_id = t.id)
       group by c.id having sum(sign(p.amount)) > 0),
     ranked as (select *, row_number() over (order by friends desc, amount desc, id) as place from score)
     select id as "contactId", place, name, friends, amount from ranked
     where place <= $1 + 1 or abs(place - (select own.place from ranked own where own.id = $2)) <= $4 order by place`,
    [top, contactId, SINCE[period], around],
  );
}

export async function isHiddenFromRating(tx: Tx, contactId: number): Promise<boolean> {
  const [row] = await tx.query<{ isHidden: boolean }>(
    'select is_hidden_from_rating as "isHidden" from loyalty.contact where id = $1',
    [contactId],
  );
  return row?.isHidden ?? false;
}

export async function setHiddenFromRating(tx: Tx, contactId: number, isHidden: boolean): Promise<void> {
  await tx.query('update loyalty.contact set is_hidden_from_rating = $2 where id = $1', [
    contactId,
    isHidden,
  ]);
}
