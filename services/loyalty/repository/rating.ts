import type { RatingPeriod } from '@cabinet/contracts/rating';
import type { Tx } from '../../kit/database.ts';

/** Somebody who brought friends. */
export interface Standing {
  contactId: number;
  email: string;
  name: string;
  friends: number;
  amount: number;
  isHidden: boolean;
}

/** How long ago a friend's payment still counts; null: however long. */
const SINCE: Record<RatingPeriod, string | null> = { all: null, year: '1 year', month: '1 month' };

/** Everybody by the friends whose study is paid; whoever brought no friend has no place. */
export async function findStandings(tx: Tx, period: RatingPeriod): Promise<Standing[]> {
  return tx.query<Standing>(
    `with score as (
       select contact_id, sum(sign(amount))::int as friends, sum(amount) as amount from loyalty.paid_friend
       where $1::interval is null or at > now() - $1::interval
       group by contact_id having sum(sign(amount)) > 0)
     select c.id as "contactId", c.email, coalesce(c.full_name, '') as name, friends, amount,
       c.is_hidden_from_rating as "isHidden"
     from score join loyalty.contact c on c.id = score.contact_id where c.left_at is null
     order by friends desc, amount desc, c.id`,
    [SINCE[period]],
  );
}

/** Another one after each change of what the rating is made of; time alone changes a period without it. */
export async function getRatingVersion(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ version: number }>('select version from loyalty.rating_version');
  return row?.version ?? 0;
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
