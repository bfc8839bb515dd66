import type { InvitationStatus } from '@cabinet/contracts/invitations';
import type { LocalText } from '@cabinet/contracts/text';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { REVIEWS } from '../../kit/limits.ts';
import { queryOne } from '../../kit/sql.ts';
import type { Doubt } from '../invitations/doubts.ts';

export interface InvitationRow {
  id: number;
  contactId: number;
  name: string;
  status: InvitationStatus;
  /** Promised or credited tokens. */
  amount: number | null;
  /** Doubts about the friend, for the operator (B4). */
  doubts: Doubt[];
  /** The time of the friend's registration; also set during a review. */
  registeredAt: Date | null;
}

const INVITATION = `
  select id, contact_id as "contactId", name, status, amount, doubts, registered_at as "registeredAt"
  from loyalty.invitation`;

/** @throws {NotFound} the invitation does not exist */
export async function getInvitation(tx: Tx, id: number): Promise<InvitationRow> {
  const [row] = await tx.query<InvitationRow>(`${INVITATION} where id = $1`, [id]);
  if (!row) throw new NotFound({ message: `Unknown invitation ${id}.`, errorCode: 'not_found' });
  return row;
}

/**
 * Returns the participant's invitation of this friend, or creates it. The caller must lock the participant
 * first, so that concurrent calls create one invitation.
 */
export async function takeInvitation(tx: Tx, contactId: number, friend: string): Promise<InvitationRow> {
  const name = friend.trim().replace(/\s+/g, ' ');
  const invitations = await tx.query<InvitationRow>(
    `${INVITATION} where contact_id = $1 order by created_at desc, id desc`,
    [contactId],
  );
  // Compare in JavaScript: a database with the locale C cannot lower-case Cyrillic letters.
  const known = invitations.find((invitation) => invitation.name.toLowerCase() === name.toLowerCase());
  if (known) return known;
  const made = await queryOne<{ id: number }>(
    tx,
    `insert into loyalty.invitation (contact_id, name, status) values ($1, $2, 'sent') returning id`,
    [contactId, name],
  );
  return getInvitation(tx, made.id);
}

/** If `amount` is null, the stored amount stays. */
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

/** Records the friend's registration, independent of the status of the invitation. */
export async function noteRegistration(tx: Tx, { id }: InvitationRow): Promise<InvitationRow> {
  await tx.query(
    'update loyalty.invitation set registered_at = coalesce(registered_at, now()) where id = $1',
    [id],
  );
  return getInvitation(tx, id);
}

/** Returns the number of the participant's friends who registered within the last 24 hours. */
export async function countRegistrations(tx: Tx, contactId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    tx,
    `select count(*) as count from loyalty.invitation
     where contact_id = $1 and registered_at > now() - make_interval(secs => $2)`,
    [contactId, REVIEWS.registrations.seconds],
  );
  return row.count;
}

/** Puts the invitation under review. The operator decides before any payment (B4). */
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

/** Ends the invitation without tokens. The participant reads the reason (R22). */
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

/** Returns the id of another participant's `waiting` or `paid` invitation of the same friend, or null. */
export async function findPaidElsewhere(tx: Tx, { id }: InvitationRow): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(
    `select other.id from loyalty.invitation own join loyalty.invitation other
       on other.friend_phone = own.friend_phone or other.friend_email = own.friend_email
     where own.id = $1 and other.id <> own.id and other.status in ('waiting', 'paid') limit 1`,
    [id],
  );
  return row?.id ?? null;
}

/** Returns the invitations under review, oldest first. */
export async function findReviews(tx: Tx): Promise<Array<InvitationRow & { email: string }>> {
  return tx.query(
    `select i.*, c.email from (${INVITATION} where status = 'review') i
       join loyalty.contact c on c.id = i."contactId" order by i.id`,
  );
}

/** Returns the participant's invitations, newest first. An unknown e-mail gives an empty list. */
export async function findInvitationsOf(tx: Tx, email: string): Promise<InvitationRow[]> {
  return tx.query<InvitationRow>(
    `${INVITATION} where contact_id = (select id from loyalty.contact where email = $1)
     order by created_at desc, id desc`,
    [email],
  );
}

/** Records the friend's course and its price in roubles. The expected tokens follow from them. */
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
