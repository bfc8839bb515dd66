import type { InvitationStatus } from '@cabinet/contracts/loyalty';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';

export interface InvitationRow {
  id: number;
  contactId: number;
  name: string;
  status: InvitationStatus;
  /** Promised or credited tokens. */
  amount: number | null;
}

const INVITATION = 'select id, contact_id as "contactId", name, status, amount from loyalty.invitation';

/** @throws {NotFound} there is none */
export async function getInvitation(tx: Tx, id: number): Promise<InvitationRow> {
  const [row] = await tx.query<InvitationRow>(`${INVITATION} where id = $1`, [id]);
  if (!row) throw new NotFound({ message: `There is no invitation ${id}.`, errorCode: 'not_found' });
  return row;
}

/**
 * The participant's invitation of this friend, made if there is none. The participant must be locked: of two at once
 * the second finds what the first has made.
 */
export async function takeInvitation(tx: Tx, contactId: number, friend: string): Promise<InvitationRow> {
  const name = friend.trim().replace(/\s+/g, ' ');
  const invitations = await tx.query<InvitationRow>(
    `${INVITATION} where contact_id = $1 order by created_at desc, id desc`,
    [contactId],
  );
  // Compared here: a database made with the locale C knows no Cyrillic capitals.
  const known = invitations.find((invitation) => invitation.name.toLowerCase() === name.toLowerCase());
  if (known) return known;
  const [made] = await tx.query<{ id: number }>(
    `insert into loyalty.invitation (contact_id, name, status) values ($1, $2, 'sent') returning id`,
    [contactId, name],
  );
  return getInvitation(tx, made?.id ?? 0);
}

/** `amount`: null keeps what it was. */
export async function moveInvitation(
  tx: Tx,
  { id }: InvitationRow,
  status: InvitationStatus,
  amount: number | null = null,
): Promise<InvitationRow> {
  await tx.query(
    `update loyalty.invitation set status = $2, amount = coalesce($3, amount), changed_at = now() where id = $1`,
    [id, status, amount],
  );
  return getInvitation(tx, id);
}

/** The participant's invitations, newest first; none where the service does not know the e-mail. */
export async function findInvitationsOf(tx: Tx, email: string): Promise<InvitationRow[]> {
  return tx.query<InvitationRow>(
    `${INVITATION} where contact_id = (select id from loyalty.contact where email = $1)
     order by created_at desc, id desc`,
    [email],
  );
}
