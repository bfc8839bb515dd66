import type { InvitationStatus } from '@cabinet/contracts/loyalty';
import { cardState, physicalCard } from '@cabinet/domain/card';
import { normalisePhone } from '@cabinet/domain/phone';
import type { Tx } from '../kit/database.ts';
import { findCards } from './repository/cards.ts';
import {
  countInvitationsToday,
  findReferrer,
  insertInvitation,
  isKnownFriend,
} from './repository/friends.ts';

export interface Friend {
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** More than this in a day are looked at by a person first (B4). */
const INVITATIONS_PER_DAY = 10;

/**
 * Records that a member recommends a friend (B4). Never says whether the card exists or what was found: whoever
 * sends a lead learns nothing of members. The same friend of the same member stays one invitation. Recommendations must
 * come one after another, as leads do: of two members the second is told from the first.
 * @param card number or hash of the member's card
 */
export async function recommend(tx: Tx, card: string, friend: Friend): Promise<void> {
  const referrer = await findReferrer(tx, card);
  if (!referrer) return;
  const keys = { phone: normalisePhone(friend.phone ?? '') || null, email: mailboxOf(friend.email ?? '') };
  const isOwn =
    [...referrer.phones, referrer.verifiedPhone ?? ''].some(
      (phone) => normalisePhone(phone) === keys.phone,
    ) || mailboxOf(referrer.email) === keys.email;
  const isCardOn = cardState(physicalCard(await findCards(tx, referrer.id))) === 'active';
  const isDoubtful =
    isOwn ||
    !isCardOn ||
    (await isKnownFriend(tx, referrer.id, keys)) ||
    (await countInvitationsToday(tx, referrer.id)) >= INVITATIONS_PER_DAY;
  const status: InvitationStatus = isDoubtful ? 'review' : 'sent';
  await insertInvitation(tx, referrer.id, { name: friend.name, status, ...keys });
}

/** One spelling for everything that reaches a mailbox: no case, no dots, nothing from a plus on. */
export function mailboxOf(email: string): string | null {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const box = (name.split('+')[0] ?? '').replaceAll('.', '');
  return box && host ? `${box}@${host}` : null;
}
