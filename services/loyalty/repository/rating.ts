import type { Tx } from '../../kit/database.ts';

export interface RatingRow {
  contactId: number;
  place: number;
  name: string;
  friends: number;
  amount: number;
}

/** The first places by friends whose study is paid, and the place of one contact; those without a friend have none. */
export async function findRating(tx: Tx, places: number, contactId: number | null): Promise<RatingRow[]> {
  return tx.query<RatingRow>(
    `with ranked as (
       select c.id, coalesce(c.full_name, '') as name, sum(sign(p.amount))::int as friends, sum(p.amount) as amount,
         row_number() over (order by sum(sign(p.amount)) desc, sum(p.amount) desc, c.id) as place
       from loyalty.transaction t
         join loyalty.operation o on o.id = t.operation_id and o.type = 'ACADEM_ORDER'
         join loyalty.account a on a.contact_id = t.contact_id
         join loyalty.posting p on p.transaction_id = t.id and p.account_id = a.id
         join loyalty.contact c on c.id = t.contact_id
       where not exists (select from loyalty.clawback b where b.transaction_id = t.id)
       group by c.id having sum(sign(p.amount)) > 0)
     select id as "contactId", place, name, friends, amount from ranked
     where place <= $1 or id = $2 order by place`,
    [places, contactId],
  );
}
