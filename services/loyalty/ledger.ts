import type { OperationType } from '@cabinet/contracts/loyalty';
import type { Tx } from '../kit/database.ts';

/** One movement of tokens on a member's account, with the programme on the other side. */
export interface Movement {
  contactId: number;
  type: OperationType;
  /** The friend, event or reason behind it. */
  comment?: string | null;
  /** The order it belongs to. */
  purchaseId?: number;
  /** Now, but for what happened earlier. */
  at?: Date;
}

/** What members spend goes to one programme account, what they are given comes from the other. */
const OTHER_SIDE: Partial<Record<OperationType, string>> = { ORDER: 'spend', CANCEL_ORDER: 'spend' };

export async function openAccount(tx: Tx, contactId: number): Promise<void> {
  await tx.query('insert into loyalty.account (contact_id, balance) values ($1, 0)', [contactId]);
}

/** The balance as it stays until the transaction ends: movements of one member go one after another. */
export async function lockBalance(tx: Tx, contactId: number): Promise<number> {
  const [row] = await tx.query<{ balance: number }>(
    'select balance from loyalty.account where contact_id = $1 for update',
    [contactId],
  );
  return row?.balance ?? 0;
}

/**
 * Adds tokens, or takes them, in the caller's database transaction.
 * @param amount signed whole tokens
 * @returns false, and nothing done, when there are not that many to take
 */
export async function move(tx: Tx, movement: Movement, amount: number): Promise<boolean> {
  // The guard is in the statement itself: no reading before, however fresh, keeps two charges apart (F3).
  const [account] = await tx.query<{ id: number }>(
    `update loyalty.account set balance = balance + $2
     where contact_id = $1 and balance + $2 >= 0 returning id`,
    [movement.contactId, amount],
  );
  if (!account) return false;
  await post(tx, movement, account.id, amount);
  return true;
}

async function post(tx: Tx, movement: Movement, accountId: number, amount: number): Promise<void> {
  const { contactId, type, purchaseId = null, comment = null, at = null } = movement;
  await tx.query(
    `with made as (
       insert into loyalty.transaction (contact_id, operation_id, purchase_id, comment, at)
       select $1, min(id), $3, $4, coalesce($5, now()) from loyalty.operation where type = $2
       returning id)
     insert into loyalty.posting (transaction_id, account_id, amount)
     select id, $6::bigint, $7::bigint from made
     union all
     select made.id, programme.id, -$7::bigint from made, loyalty.account programme where programme.name = $8`,
    [contactId, type, purchaseId, comment, at, accountId, amount, OTHER_SIDE[type] ?? 'emission'],
  );
}

export interface LedgerFault {
  transactionId: number | null;
  accountId: number | null;
}

/** L1: transactions that do not add up and members whose stored balance is not the sum of their postings. */
export async function findLedgerFaults(tx: Tx): Promise<LedgerFault[]> {
  return tx.query<LedgerFault>(`
    select t.id as "transactionId", null::bigint as "accountId"
    from loyalty.transaction t left join loyalty.posting p on p.transaction_id = t.id
    group by t.id having count(p.id) < 2 or sum(p.amount) <> 0
    union all
    select null, a.id from loyalty.account a left join loyalty.posting p on p.account_id = a.id
    where a.contact_id is not null
    group by a.id having a.balance <> coalesce(sum(p.amount), 0)`);
}
