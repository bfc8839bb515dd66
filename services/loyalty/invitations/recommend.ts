import type { InvitationStatus } from '@cabinet/contracts/invitations';
import { cardState, physicalCard } from '@cabinet/domain/card';
import { mailboxOf } from '@cabinet/domain/mailbox';
import { ownContact } from '@cabinet/domain/ownContact';
import { normalisePhone } from '@cabinet/domain/phone';
import { counters } from '../../kit/counters.ts';
import type { Tx } from '../../kit/database.ts';
import { REVIEWS } from '../../kit/limits.ts';
import { findCards } from '../members/cards.ts';
import type { Doubt } from './doubts.ts';
import {
  countInvitationsToday,
  type FriendKeys,
  findReferrer,
  insertInvitation,
  isInvitedByAnother,
  isMember,
  type Referrer,
} from './friends.ts';

export interface Friend {
  name: string;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * Records that a participant recommends a friend (B4). The function returns nothing, so that the sender of a
 * lead learns nothing about participants. A participant's second recommendation of the same friend changes
 * nothing. The caller must serialise recommendations, as leads do, to identify the first inviter.
 * @param card number or hash of the participant's card
 * @param doubts the known doubts about the sender
 */
export async function recommend(
  tx: Tx,
  card: string,
  friend: Friend,
  doubts: readonly Doubt[] = [],
): Promise<void> {
  const referrer = await findReferrer(tx, card);
  if (!referrer) return;
  const keys = { phone: normalisePhone(friend.phone ?? '') || null, email: mailboxOf(friend.email ?? '') };
  const all = [...doubts, ...(await doubtsOf(tx, referrer, keys))];
  const status: InvitationStatus = all.length > 0 ? 'review' : 'sent';
  const address = friend.email?.trim() || keys.phone;
  // A lead has no authenticated sender. The lead holds the friend's consent; the inviter's record stays
  // unchanged (R51, D10).
  const isNew = await insertInvitation(tx, referrer.id, {
    name: friend.name,
    status,
    doubts: all,
    address,
    ...keys,
  });
  if (isNew) tx.afterCommit(() => counters.invitations.inc());
}

async function doubtsOf(tx: Tx, referrer: Referrer, keys: FriendKeys): Promise<Doubt[]> {
  const own = { email: referrer.email, phones: [...referrer.phones, referrer.verifiedPhone ?? ''] };
  const isSelf = ownContact({ phone: keys.phone ?? '', email: keys.email ?? '' }, own) !== null;
  const isThere: Array<[Doubt, boolean]> = [
    ['self', isSelf],
    ['card', cardState(physicalCard(await findCards(tx, referrer.id))) !== 'active'],
    ['member', !isSelf && (await isMember(tx, keys))],
    ['second', await isInvitedByAnother(tx, referrer.id, keys)],
    ['invitations', (await countInvitationsToday(tx, referrer.id)) >= REVIEWS.invitations.most],
  ];
  return isThere.filter(([, is]) => is).map(([doubt]) => doubt);
}
