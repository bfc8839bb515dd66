import type { InvitationStatus } from '@cabinet/contracts/invitations';
import { cardAlias } from '@cabinet/domain/cardAlias';
import type { Tx } from '../../kit/database.ts';
import { REVIEWS } from '../../kit/limits.ts';
import { queryOne } from '../../kit/sql.ts';
import type { Doubt } from './doubts.ts';

/** The keys that identify a friend: a normalised phone, a mailbox, or both. */
export interface FriendKeys {
  phone: string | null;
  email: string | null;
}

export interface Referrer {
  id: number;
  email: string;
  phones: string[];
  verifiedPhone: string | null;
}

/** Returns the owner of a card by its number, hash or alias. */
export async function findReferrer(tx: Tx, card: string): Promise<Referrer | null> {
  const [row] = await tx.query<Referrer>(
    `select c.id, c.email, c.phones, c.verified_phone as "verifiedPhone"
     from loyalty.card k join loyalty.contact c on c.id = k.contact_id
     where k.card_number = $1 or k.card_hash = $1 or k.alias = $2`,
    [card, cardAlias(card)],
  );
  return row ?? null;
}

export async function isMember(tx: Tx, { phone, email }: FriendKeys): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from loyalty.contact
     where loyalty.phone_digits(phones || verified_phone) @> loyalty.phone_digits(array[$1::text])
       or loyalty.mailbox(email) = $2::text
     limit 1`,
    [phone, email],
  );
  return rows.length > 0;
}

export async function isInvitedByAnother(
  tx: Tx,
  contactId: number,
  { phone, email }: FriendKeys,
): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from loyalty.invitation where contact_id <> $1 and (friend_phone = $2 or friend_email = $3) limit 1`,
    [contactId, phone, email],
  );
  return rows.length > 0;
}

export async function countInvitationsToday(tx: Tx, contactId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    tx,
    `select count(*) as count from loyalty.invitation
     where contact_id = $1 and created_at > now() - make_interval(secs => $2)`,
    [contactId, REVIEWS.invitations.seconds],
  );
  return row.count;
}

interface NewInvitation extends FriendKeys {
  name: string;
  status: InvitationStatus;
  doubts: readonly Doubt[];
  /** The address for reminders. */
  address: string | null;
}

/** @returns false, without changes, if the participant has already invited this friend */
export async function insertInvitation(tx: Tx, contactId: number, friend: NewInvitation): Promise<boolean> {
  const { name, status, phone, email, doubts, address } = friend;
  const rows = await tx.query(
    `insert into loyalty.invitation (contact_id, name, status, friend_phone, friend_email, doubts, friend_address)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [contactId, name, status, phone, email, doubts, address],
  );
  return rows.length === 1;
}
