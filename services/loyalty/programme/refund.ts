import type { LocalText } from '@cabinet/contracts/text';
import type { Tx } from '../../kit/database.ts';
import { Conflict } from '../../kit/errors.ts';
import { queryOne } from '../../kit/sql.ts';
import { collectOwed } from '../ledger/ledger.ts';
import { getInvitation, type InvitationRow, rejectInvitation } from './invitations.ts';
import { lockMember, type Member } from './members.ts';

/** The result of a refund. */
export interface Clawback {
  email: string;
  /** Tokens to take back; 0 if none were credited. */
  amount: number;
  /** The part of `amount` that the balance covered. */
  taken: number;
  balance: number;
  /** The participant's total debt. */
  owed: number;
  invitation: InvitationRow;
}

const REFUNDED: LocalText = {
  ru: 'Другу вернули оплату обучения',
  uz: 'Doʻstingizga oʻqish toʻlovi qaytarildi',
  en: 'The payment for your friend’s studies was refunded',
};

/**
 * Handles a returned payment or a cancelled deal (B4). A promise is withdrawn. Credited tokens are taken back
 * once. `collectOwed` collects the part that the balance does not cover. The tokens for the registration
 * stay.
 */
export async function refundStudy(tx: Tx, id: number): Promise<Clawback> {
  const { contactId } = await getInvitation(tx, id);
  const member = await lockMember(tx, contactId);
  const invitation = await getInvitation(tx, id);
  if (invitation.status === 'waiting') return withdrawn(tx, member, invitation);
  if (invitation.status !== 'paid') throw notPaid(invitation);
  const accrual = await findAccrual(tx, invitation);
  await tx.query('insert into loyalty.clawback (transaction_id, contact_id, amount) values ($1, $2, $3)', [
    accrual.id,
    contactId,
    accrual.amount,
  ]);
  await collectOwed(tx, contactId);
  return withdrawn(tx, member, invitation, accrual);
}

async function withdrawn(
  tx: Tx,
  { contactId, email }: Member,
  invitation: InvitationRow,
  accrual?: Accrual,
): Promise<Clawback> {
  const figures = await queryOne<{ balance: number; owed: number; taken: number }>(
    tx,
    `select a.balance, coalesce(sum(b.amount - b.taken), 0) as owed,
       coalesce(sum(b.taken) filter (where b.transaction_id = $2), 0) as taken
     from loyalty.account a left join loyalty.clawback b on b.contact_id = a.contact_id
     where a.contact_id = $1 group by a.id`,
    [contactId, accrual?.id ?? null],
  );
  const rejected = await rejectInvitation(tx, invitation, REFUNDED);
  return { email, amount: accrual?.amount ?? 0, ...figures, invitation: rejected };
}

interface Accrual {
  id: number;
  amount: number;
}

/** Returns the ledger's accrual for the invitation. */
async function findAccrual(tx: Tx, { id, contactId, name, amount }: InvitationRow): Promise<Accrual> {
  const [accrual] = await tx.query<Accrual>(
    `select t.id, p.amount from loyalty.transaction t
       join loyalty.operation o on o.id = t.operation_id and o.type = 'ACADEM_ORDER'
       join loyalty.posting p on p.transaction_id = t.id
       join loyalty.account a on a.id = p.account_id and a.contact_id = t.contact_id
     where t.contact_id = $1 and t.comment = $2 and p.amount = $3
       and not exists (select from loyalty.clawback b where b.transaction_id = t.id)
     order by t.id desc limit 1`,
    [contactId, name, amount],
  );
  if (accrual) return accrual;
  throw new Conflict({
    message: `The ledger has no tokens for invitation ${id}.`,
    errorCode: 'no_accrual',
  });
}

function notPaid({ id, status }: InvitationRow): Conflict {
  return new Conflict({
    message: `Invitation ${id} is ${status}. It has no tokens to refund.`,
    errorCode: 'not_paid',
  });
}
