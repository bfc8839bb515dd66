import type { Referral } from '@cabinet/contracts/members';
import type { Operation } from '@cabinet/contracts/operations';
import type { Tx } from '../../kit/database.ts';
import { iso } from '../members/dates.ts';

export interface OperationFilter {
  /** Operation ids from the dictionary; null selects all. */
  operationIds: number[] | null;
  /** The earliest date; null selects all. */
  since: Date | null;
}

type OperationRow = Omit<Operation, 'date' | 'orderNumber'> & { at: Date };

/** The movements on the contact's own account. */
const OPERATIONS = `
  select t.id, t.operation_id as "operationId", o.type, p.amount, t.at, t.comment, t.purchase_id as "orderId",
    purchase.product_id as "prodId", purchase.name as "productName", t.note,
    coalesce(t.friend, case when o.type in ('FRIEND', 'ACADEM_ORDER') then t.comment end) as friend, t.percent
  from loyalty.transaction t
    join loyalty.operation o on o.id = t.operation_id
    join loyalty.posting p on p.transaction_id = t.id
    join loyalty.account a on a.id = p.account_id and a.contact_id = t.contact_id
    left join loyalty.purchase purchase on purchase.id = t.purchase_id
  where t.contact_id = $1`;
const NEWEST_FIRST = 'order by t.at desc, t.id desc';

export async function findOperations(
  tx: Tx,
  contactId: number,
  { operationIds, since }: OperationFilter,
): Promise<Operation[]> {
  const rows = await tx.query<OperationRow>(
    `${OPERATIONS} and ($2::int[] is null or t.operation_id = any($2)) and ($3::timestamptz is null or t.at >= $3)
     ${NEWEST_FIRST}`,
    [contactId, operationIds, since],
  );
  return rows.map(({ at, ...row }) => ({
    ...row,
    date: iso(at),
    orderNumber: row.orderId === null ? null : String(row.orderId),
  }));
}

/**
 * Returns one accrual per friend from the ledger, with the friend's name. Refunded studies are excluded (B4).
 */
export async function findReferrals(tx: Tx, contactId: number, type: string): Promise<Referral[]> {
  const rows = await tx.query<OperationRow>(
    `${OPERATIONS} and o.type = $2
       and not exists (select from loyalty.clawback b where b.transaction_id = t.id) ${NEWEST_FIRST}`,
    [contactId, type],
  );
  return rows.map(({ id, comment, amount, at }) => ({ id, name: comment ?? '', amount, date: iso(at) }));
}

export async function findOperationDictionary(tx: Tx): Promise<Array<{ xmlId: string; ids: number[] }>> {
  return tx.query(
    `select type as "xmlId", array_agg(id order by id) as ids from loyalty.operation group by type order by min(id)`,
  );
}
