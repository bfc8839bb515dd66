import type { Invitation, InvitationStatus } from '@cabinet/contracts/invitations';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { iso } from '../members/dates.ts';

/** A stored invitation. The rules derive its next step. */
export type StoredInvitation = Pick<
  Invitation,
  'id' | 'name' | 'amount' | 'reason' | 'history' | 'course' | 'remindedAt' | 'date' | 'changedAt'
> & {
  status: InvitationStatus;
  statusName: string;
  /** In whole roubles; null if the university does not know the price. */
  price: number | null;
  /** An e-mail or a phone of the friend. */
  address: string | null;
};

type Row = Omit<StoredInvitation, 'statusName' | 'history' | 'remindedAt' | 'date' | 'changedAt'> & {
  createdAt: Date;
  changedAt: Date | null;
  remindedAt: Date | null;
  history: Array<{ status: string; at: string }>;
};

/** The Russian names of the statuses. */
export const STATUS_NAMES: Record<InvitationStatus, string> = {
  sent: 'Отправлено',
  declined: 'Друг отказался',
  review: 'На проверке',
  rejected: 'Отклонено',
  working: 'В работе',
  waiting: 'Ждёт начисления',
  paid: 'Начислено',
};

const INVITATION = `
  select id, name, status, amount, reason, course, price, friend_address as address,
    created_at as "createdAt", changed_at as "changedAt",
    (select max(r.sent_at) from loyalty.reminder r where r.invitation_id = i.id) as "remindedAt",
    (select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'at', s.at) order by s.at, s.id), '[]')
      from loyalty.invitation_status s where s.invitation_id = i.id) as history
  from loyalty.invitation i where contact_id = $1`;

/** Returns the invitations, newest first. */
export async function findInvitations(tx: Tx, contactId: number): Promise<StoredInvitation[]> {
  const rows = await tx.query<Row>(`${INVITATION} order by created_at desc, id desc`, [contactId]);
  return rows.map(invitationOf);
}

/**
 * Returns the invitation and locks it until the transaction ends.
 * @throws {NotFound} the invitation does not exist or belongs to another participant
 */
export async function lockInvitation(tx: Tx, contactId: number, id: number): Promise<StoredInvitation> {
  const [row] = await tx.query<Row>(`${INVITATION} and id = $2 for update`, [contactId, id]);
  if (!row) throw new NotFound();
  return invitationOf(row);
}

/** Returns the participant's invitation with this phone or mailbox, or null. */
export async function findInvited(
  tx: Tx,
  contactId: number,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<{ id: number; name: string; status: string } | null> {
  const [row] = await tx.query<{ id: number; name: string; status: string }>(
    `select id, name, status from loyalty.invitation
     where contact_id = $1 and (friend_phone = $2 or friend_email = $3) order by id limit 1`,
    [contactId, phone, email],
  );
  return row ?? null;
}

function invitationOf({ createdAt, changedAt, remindedAt, history, ...row }: Row): StoredInvitation {
  return {
    ...row,
    statusName: STATUS_NAMES[row.status],
    date: iso(createdAt),
    changedAt: changedAt && iso(changedAt),
    remindedAt: remindedAt && iso(remindedAt),
    history: history.map(({ status, at }) => ({ status, date: iso(new Date(at)) })),
  };
}
