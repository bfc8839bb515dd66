import type { Tx } from '../../kit/database.ts';
import { versionOf } from '../../kit/version.ts';
import { iso } from '../members/dates.ts';

export interface GoalRow {
  /** Either a product or a sum is set. */
  prodId: number | null;
  sum: number | null;
  /** `YYYY-MM-DD`. */
  date: string | null;
}

export type StoredGoal = GoalRow & { since: string; version: string };

export function goalVersion({ prodId, sum, date }: GoalRow): string {
  return versionOf([prodId, sum, date]);
}

export async function findGoal(tx: Tx, contactId: number): Promise<StoredGoal | null> {
  const [row] = await tx.query<GoalRow & { setAt: Date }>(
    `select product_id as "prodId", sum, day as date, set_at as "setAt" from loyalty.goal where contact_id = $1`,
    [contactId],
  );
  if (!row) return null;
  const { setAt, ...goal } = row;
  return { ...goal, since: iso(setAt), version: goalVersion(goal) };
}

/** Returns the goal and locks it until the transaction ends, even if there is no goal. */
export async function lockGoal(tx: Tx, contactId: number): Promise<StoredGoal | null> {
  await tx.query('select id from loyalty.contact where id = $1 for no key update', [contactId]);
  return findGoal(tx, contactId);
}

export async function putGoal(tx: Tx, contactId: number, { prodId, sum, date }: GoalRow): Promise<void> {
  await tx.query(
    `insert into loyalty.goal (contact_id, product_id, sum, day) values ($1, $2, $3, $4)
     on conflict (contact_id) do update set product_id = $2, sum = $3, day = $4, set_at = now()`,
    [contactId, prodId, sum, date],
  );
}

export async function deleteGoal(tx: Tx, contactId: number): Promise<void> {
  await tx.query('delete from loyalty.goal where contact_id = $1', [contactId]);
}
