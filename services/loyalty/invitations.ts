import type { Invitation } from '@cabinet/contracts/invitations';
import { cardState, physicalCard } from '@cabinet/domain/card';
import { toDate } from '@cabinet/domain/dates';
import { invitationActsBy, invitationChecks } from '@cabinet/domain/invitation';
import { isCourse, rewardForecast } from '@cabinet/domain/rewardForecast';
import type { Tx } from '../kit/database.ts';
import { findCards } from './repository/cards.ts';
import { findInvitations, type StoredInvitation } from './repository/invitations.ts';
import { findReferrals } from './repository/operations.ts';

/** What an invitation waits for depends on the participant, too. */
interface Inviter {
  isCardActive: boolean;
  paidFriends: number;
}

/** A participant's invitations with what comes next of each. */
export async function invitationsOf(tx: Tx, contactId: number): Promise<Invitation[]> {
  const inviter = {
    isCardActive: cardState(physicalCard(await findCards(tx, contactId))) === 'active',
    paidFriends: (await findReferrals(tx, contactId, 'ACADEM_ORDER')).length,
  };
  return (await findInvitations(tx, contactId)).map((stored) => invitationAnswer(stored, inviter));
}

function invitationAnswer(stored: StoredInvitation, inviter: Inviter): Invitation {
  const { price, isRegistered, address, ...invitation } = stored;
  const since = toDate(stored.changedAt ?? stored.date) ?? new Date();
  return {
    ...invitation,
    expected: expectedTokens(stored, inviter),
    actsBy: invitationActsBy(stored.status, since)?.toISOString() ?? null,
    checks: invitationChecks({ ...stored, ...inviter }),
    isReachable: address !== null,
  };
}

/** Promised tokens, or what the rules make of the price while it goes on (R18). */
function expectedTokens(
  { status, amount, course, price }: StoredInvitation,
  { paidFriends }: Inviter,
): Invitation['expected'] {
  if (status === 'waiting' && amount !== null) return { min: amount, max: amount };
  const isOnItsWay = status === 'sent' || status === 'review' || status === 'working';
  if (!isOnItsWay || !course || !isCourse(course) || price === null) return null;
  return rewardForecast(course, { min: price, max: price }, paidFriends).now.tokens;
}
