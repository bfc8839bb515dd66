import type { InvitationStatus } from '@cabinet/contracts/invitations';
import type { LocalText } from '@cabinet/contracts/text';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Doubt } from '../doubts.ts';

export interface InvitationRow {
  id: number;
  contactId: number;
  name: string;
  status: InvitationStatus;
  /** Promised or credited tokens. */
  amount: number | null;
  /** What speaks against the friend, for the operator (B4). */
  doubts: Doubt[];
  /** When the friend registered, also while they are looked at. */
  registeredAt: Date | null;
}

const INVITATION = `
  select id, contact_id as "contactId", name, status, amount, doubts, registered_at as "registeredAt"
  from loyalty.invitation`;

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

/** The friend has registered, whatever becomes of the invitation. */
export async function noteRegistration(tx: Tx, { id }: InvitationRow): Promise<InvitationRow> {
  await tx.query(
    'update loyalty.invitation set registered_at = coalesce(registered_at, now()) where id = $1',
    [id],
  );
  return getInvitation(tx, id);
}

/** How many friends of the participant have registered within a day. */
export async function countRegistrations(tx: Tx, contactId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*) as count from loyalty.invitation
     where contact_id = $1 and registered_at > now() - interval '1 day'`,
    [contactId],
  );
  return row?.count ?? 0;
}

/** A person looks at the friend before anything is paid (B4). */
export async function putUnderReview(
  tx: Tx,
  invitation: InvitationRow,
  doubt: Doubt,
): Promise<InvitationRow> {
  await tx.query('update loyalty.invitation set doubts = array_append(doubts, $2) where id = $1', [
    invitation.id,
    doubt,
  ]);
  return moveInvitation(tx, invitation, 'review');
}

/** Ends the invitation without tokens; the participant reads why (R22). */
export async function rejectInvitation(
  tx: Tx,
  { id }: InvitationRow,
  reason: LocalText,
): Promise<InvitationRow> {
  await tx.query(
    `update loyalty.invitation set status = 'rejected', amount = null, reason = $2, changed_at = now()
     where id = $1`,
    [id, JSON.stringify(reason)],
  );
  return getInvitation(tx, id);
}

/** The number of an invitation of the same friend by another participant that pays or has paid, or null. */
export async function findPaidElsewhere(tx: Tx, { id }: InvitationRow): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    `select other.id from loyalty.invitation own join loyalty.invitation other
       on other.friend_phone = own.friend_phone or other.friend_email = own.friend_email
     where own.id = $1 and other.id <> own.id and other.status in ('waiting', 'paid') limit 1`,
    [id],
  );
  return row?.id ?? null;
}

/** Every invitation that somebody has to look at, oldest first. */
export async function findReviews(tx: Tx): Promise<Array<InvitationRow & { email: string }>> {
  return tx.query(
    `select i.*, c.email from (${INVITATION} where status = 'review') i
       join loyalty.contact c on c.id = i."contactId" order by i.id`,
  );
}

/** The participant's invitations, newest first; none where the service does not know the e-mail. */
export async function findInvitationsOf(tx: Tx, email: string): Promise<InvitationRow[]> {
  return tx.query<InvitationRow>(
    `${INVITATION} where contact_id = (select id from loyalty.contact where email = $1)
     order by created_at desc, id desc`,
    [email],
  );
}

/** What the friend is going to study, and for how many roubles: the tokens to expect follow from it. */
export async function noteChoice(
  tx: Tx,
  { invitation, course, price }: { invitation: number; course: string; price: number },
): Promise<InvitationRow> {
  await tx.query('update loyalty.invitation set course = $2, price = $3 where id = $1', [
    invitation,
    course,
    price,
  ]);
  return getInvitation(tx, invitation);
}
