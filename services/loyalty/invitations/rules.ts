import type { Invitation } from '@cabinet/contracts/invitations';
import { toDate } from '@cabinet/domain/dates';
import { invitationActsBy } from '@cabinet/domain/invitation';
import { isCourse, rewardForecast } from '@cabinet/domain/rewardForecast';
import type { Tx } from '../../kit/database.ts';
import { findReferrals } from '../ledger/repository.ts';
import { findInvitations, type StoredInvitation } from './repository.ts';

/** Returns the participant's invitations, each with its expected tokens and next deadline. */
export async function invitationsOf(
  tx: Tx,
  contactId: number,
  checkDays: number | undefined,
): Promise<Invitation[]> {
  const paidFriends = (await findReferrals(tx, contactId, 'ACADEM_ORDER')).length;
  return (await findInvitations(tx, contactId)).map((stored) =>
    invitationAnswer(stored, { paidFriends, checkDays }),
  );
}

function invitationAnswer(
  stored: StoredInvitation,
  { paidFriends, checkDays }: { paidFriends: number; checkDays: number | undefined },
): Invitation {
  const { price, address, ...invitation } = stored;
  const since = toDate(stored.changedAt ?? stored.date) ?? new Date();
  return {
    ...invitation,
    expected: expectedTokens(stored, paidFriends),
    actsBy: invitationActsBy(stored.status, since, checkDays)?.toISOString() ?? null,
    isReachable: address !== null,
  };
}

/**
 * Returns the promised tokens. For an invitation in progress, the tokens are forecast from the price (R18).
 */
function expectedTokens(
  { status, amount, course, price }: StoredInvitation,
  paidFriends: number,
): Invitation['expected'] {
  if (status === 'waiting' && amount !== null) return { min: amount, max: amount };
  const isOnItsWay = status === 'sent' || status === 'review' || status === 'working';
  if (!isOnItsWay || !course || !isCourse(course) || price === null) return null;
  return rewardForecast(course, { min: price, max: price }, paidFriends).now.tokens;
}
