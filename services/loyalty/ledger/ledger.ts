import type { OperationType } from '@cabinet/contracts/operations';
import type { LocalText } from '@cabinet/contracts/text';
import { counters } from '../../kit/counters.ts';
import type { Tx } from '../../kit/database.ts';
import { queryOne } from '../../kit/sql.ts';

/** One movement of tokens on a participant's account. A programme account takes the other side. */
export interface Movement {
  contactId: number;
  type: OperationType;
  /** The friend, event or reason of the movement. */
  comment?: string | null;
  /** The comment in every language (R46). The Russian text is the default comment. */
  note?: LocalText;
  /** The friend whose payment or refund caused the movement. */
  friend?: string | null;
  /** The share of a friend's paid study that becomes tokens. */
  percent?: number | null;
  /** The order that the movement belongs to. */
  purchaseId?: number;
  /** The card of the movement, if the participant has several cards. */
  cardId?: number | undefined;
  /** The time of the movement; defaults to now. */
  at?: Date;
}

/** The programme account on the other side. Spending, clawbacks and emissions have separate accounts. */
const OTHER_SIDE: Partial<Record<OperationType, string>> = {
  ORDER: 'spend',
  CANCEL_ORDER: 'spend',
  CANCELLATION: 'clawback',
};

export async function openAccount(tx: Tx, contactId: number): Promise<void> {
  await tx.query('insert into loyalty.account (contact_id, balance) values ($1, 0)', [contactId]);
}

/**
 * Returns the balance and locks it until the transaction ends. Movements of one participant run one after
 * another.
 */
export async function lockBalance(tx: Tx, contactId: number): Promise<number> {
  const { balance } = await queryOne<{ balance: number }>(
    tx,
    'select balance from loyalty.account where contact_id = $1 for update',
    [contactId],
  );
  return balance;
}

/**
 * Adds or takes tokens in the caller's database transaction. An addition pays the participant's debt at once.
 * @param amount signed whole tokens
 * @returns false, without changes, when the balance is too low
 */
export async function move(tx: Tx, movement: Movement, amount: number): Promise<boolean> {
  // The statement itself checks the balance. A separate read could not keep two concurrent charges apart
  // (F3).
  const [account] = await tx.query<{ id: number }>(
    `update loyalty.account set balance = balance + $2
     where contact_id = $1 and balance + $2 >= 0 returning id`,
    [movement.contactId, amount],
  );
  if (!account) return false;
  await post(tx, movement, account.id, amount);
  const counter = amount > 0 ? counters.tokensAdded : counters.tokensTaken;
  tx.afterCommit(() => counter.inc({ operation: movement.type }, Math.abs(amount)));
  if (amount > 0) await collectOwed(tx, movement.contactId);
  return true;
}

/**
 * Takes accruals back from the balance, the oldest first (B4). The rest stays owed. So the balance is never
 * negative, and it is zero while the participant owes tokens.
 */
export async function collectOwed(tx: Tx, contactId: number): Promise<void> {
  for (const { transactionId, owed, comment, friend } of await lockOwed(tx, contactId)) {
    const part = Math.min(owed, await lockBalance(tx, contactId));
    if (part === 0) return;
    await move(tx, { contactId, type: 'CANCELLATION', comment, friend }, -part);
    await tx.query('update loyalty.clawback set taken = taken + $2 where transaction_id = $1', [
      transactionId,
      part,
    ]);
  }
}

interface Owed {
  transactionId: number;
  owed: number;
  comment: string | null;
  friend: string | null;
}

async function lockOwed(tx: Tx, contactId: number): Promise<Owed[]> {
  return tx.query<Owed>(
    `select c.transaction_id as "transactionId", c.amount - c.taken as owed, t.comment, t.friend
     from loyalty.clawback c join loyalty.transaction t on t.id = c.transaction_id
     where c.contact_id = $1 and c.taken < c.amount order by c.transaction_id for update of c`,
    [contactId],
  );
}

async function post(tx: Tx, movement: Movement, accountId: number, amount: number): Promise<void> {
  const { contactId, type, purchaseId = null, note = null, friend = null, percent = null } = movement;
  const { comment = note?.ru ?? null, cardId = null } = movement;
  await tx.query(
    `with made as (
       insert into loyalty.transaction (contact_id, operation_id, purchase_id, comment, at, friend, percent, card_id,
         note)
       select $1, min(id), $3, $4, coalesce($5, now()), $9, $10, $11, $12::jsonb from loyalty.operation where type = $2
       returning id)
     insert into loyalty.posting (transaction_id, account_id, amount)
     select id, $6::bigint, $7::bigint from made
     union all
     select made.id, programme.id, -$7::bigint from made, loyalty.account programme where programme.name = $8`,
    [
      contactId,
      type,
      purchaseId,
      comment,
      movement.at ?? null,
      accountId,
      amount,
      OTHER_SIDE[type] ?? 'emission',
      friend,
      percent,
      cardId,
      note && JSON.stringify(note),
    ],
  );
}

export interface LedgerIssue {
  transactionId: number | null;
  /** If both ids are null, the issue concerns the whole ledger. */
  accountId: number | null;
}

/**
 * L1: returns unbalanced transactions, accounts whose balance differs from their postings, and a nonzero
 * ledger sum.
 * @param contactId limits the check to one participant; null checks everything
 */
export async function findLedgerIssues(tx: Tx, contactId: number | null = null): Promise<LedgerIssue[]> {
  return tx.query<LedgerIssue>(
    `select t.id as "transactionId", null::bigint as "accountId"
     from loyalty.transaction t left join loyalty.posting p on p.transaction_id = t.id
     where $1::bigint is null or t.contact_id = $1
     group by t.id having count(p.id) < 2 or sum(p.amount) <> 0
     union all
     select null, a.id from loyalty.account a left join loyalty.posting p on p.account_id = a.id
     where a.contact_id is not null and ($1::bigint is null or a.contact_id = $1)
     group by a.id having a.balance <> coalesce(sum(p.amount), 0)
     union all
     select null, null from loyalty.posting where $1::bigint is null having sum(amount) <> 0`,
    [contactId],
  );
}
