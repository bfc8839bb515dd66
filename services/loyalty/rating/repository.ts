import type { RatingPeriod } from '@cabinet/contracts/rating';
import type { Tx } from '../../kit/database.ts';
import { queryOne } from '../../kit/sql.ts';

/** A participant with paid friends. */
export interface Standing {
  contactId: number;
  email: string;
  name: string;
  friends: number;
  amount: number;
  isHidden: boolean;
}

/** The period in which a friend's payment counts; null has no limit. */
const SINCE: Record<RatingPeriod, string | null> = { all: null, year: '1 year', month: '1 month' };

/** Returns all participants by the number of paid friends. Participants without paid friends are left out. */
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

/**
 * The version changes with the accruals of the rating. A period can change over time without a new version.
 */
export async function getRatingVersion(tx: Tx): Promise<number> {
  const row = await queryOne<{ version: number }>(tx, 'select version from loyalty.rating_version');
  return row.version;
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
