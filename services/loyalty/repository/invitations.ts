import type { Invitation, InvitationStatus } from '@cabinet/contracts/loyalty';
import type { Tx } from '../../kit/database.ts';
import { iso } from './dates.ts';

type InvitationRow = Omit<Invitation, 'status' | 'date' | 'changedAt'> & {
  status: InvitationStatus;
  createdAt: Date;
  changedAt: Date | null;
};

const STATUS_NAMES: Record<InvitationStatus, string> = {
  sent: 'Отправлено',
  declined: 'Друг отказался',
  review: 'На проверке',
  rejected: 'Отклонено',
  working: 'В работе',
  waiting: 'Ожидает начисления',
  paid: 'Токены начислены',
};

export async function findInvitations(tx: Tx, contactId: number): Promise<Invitation[]> {
  const rows = await tx.query<InvitationRow>(
    `select id, name, status, amount, reason, created_at as "createdAt", changed_at as "changedAt"
     from loyalty.invitation where contact_id = $1 order by created_at desc, id desc`,
    [contactId],
  );
  return rows.map(({ createdAt, changedAt, ...row }) => ({
    ...row,
    statusName: STATUS_NAMES[row.status],
    date: iso(createdAt),
    changedAt: changedAt && iso(changedAt),
  }));
}
