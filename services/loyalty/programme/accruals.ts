import type { OperationType } from '@cabinet/contracts/operations';
import { hadBirthdayReward } from '@cabinet/domain/birthday';
import {
  type Course,
  type InvitationRefusal,
  invitationRefusal,
  REWARDS,
  type StudyRefusal,
  studyReward,
} from '@cabinet/domain/reward';
import type { Tx } from '../../kit/database.ts';
import { Conflict } from '../../kit/errors.ts';
import { REVIEWS } from '../../kit/limits.ts';
import { lockBalance, type Movement, move } from '../ledger/ledger.ts';
import { findOperations, findReferrals } from '../ledger/repository.ts';
import {
  countRegistrations,
  findPaidElsewhere,
  getInvitation,
  type InvitationRow,
  moveInvitation,
  noteRegistration,
  putUnderReview,
  takeInvitation,
} from './invitations.ts';
import { insistOnEarning, lockMember, lockMemberByCard, lockMemberByEmail, type Member } from './members.ts';
import { hadWelcome } from './welcome.ts';

// Accruals of the programme. Each one is idempotent and runs in the caller's transaction (L7).

/** The result of an accrual. */
export interface Booking {
  email: string;
  type: OperationType;
  /** Tokens that this call booked; 0 if the accrual was already complete. */
  amount: number;
  /** The balance after the accrual. */
  balance: number;
  invitation?: InvitationRow;
}

/** Books the welcome bonus once for a participant, and once for a phone in any spelling (L7). */
export async function accrueWelcome(tx: Tx, email: string): Promise<Booking> {
  const member = await lockMemberByEmail(tx, email);
  if (await hadWelcome(tx, member)) return nothing(member, 'WELCOME');
  return give(tx, member, 'WELCOME', REWARDS.welcome);
}

/** @param birthDate `YYYY-MM-DD`, from the CRM */
export async function accrueBirthday(
  tx: Tx,
  { email, birthDate, now }: { email: string; birthDate: string; now: Date },
): Promise<Booking> {
  const member = await lockMemberByEmail(tx, email);
  const operations = await findOperations(tx, member.contactId, { operationIds: null, since: null });
  const earlier = operations.filter(({ type }) => type === 'BIRTHDAY').map(({ date }) => new Date(date));
  if (hadBirthdayReward(birthDate, earlier, now)) return nothing(member, 'BIRTHDAY');
  return give(tx, member, 'BIRTHDAY', REWARDS.birthday, { at: now });
}

/**
 * Records that a friend of the card's owner has registered, and moves the invitation to `working`. An
 * invitation under review keeps its status. The eleventh registration of a day also goes to review. `release`
 * books the tokens later (B4).
 */
export async function accrueRegistration(
  tx: Tx,
  { card, friend }: { card: string; friend: string },
): Promise<Booking> {
  const member = await lockMemberByCard(tx, card);
  const invitation = await takeInvitation(tx, member.contactId, friend);
  const refusal = invitationRefusal('registered', invitation.status);
  if (refusal === 'done') return nothing(member, 'FRIEND', invitation);
  if (refusal === 'in-review') return nothing(member, 'FRIEND', await noteRegistration(tx, invitation));
  if (refusal) throw closed(invitation, refusal);
  insistOnEarning(member);
  const registered = await noteRegistration(tx, invitation);
  if ((await countRegistrations(tx, member.contactId)) > REVIEWS.registrations.most) {
    return nothing(member, 'FRIEND', await putUnderReview(tx, registered, 'registrations'));
  }
  return welcomeFriend(tx, member, registered);
}

/** Moves the invitation to `working` and books the tokens for a registration. */
async function welcomeFriend(tx: Tx, member: Member, invitation: InvitationRow): Promise<Booking> {
  const working = await moveInvitation(tx, invitation, 'working');
  const reason = { comment: working.name, friend: working.name };
  return { ...(await give(tx, member, 'FRIEND', REWARDS.friend, reason)), invitation: working };
}

/** Ends a review without objections: the invitation continues as if it had not stopped (B4). */
export async function releaseInvitation(tx: Tx, id: number): Promise<Booking> {
  const { contactId } = await getInvitation(tx, id);
  const member = await lockMember(tx, contactId);
  const invitation = await getInvitation(tx, id);
  if (invitation.status !== 'review') throw notUnderReview(invitation);
  insistOnEarning(member);
  if (invitation.registeredAt) return welcomeFriend(tx, member, invitation);
  return nothing(member, 'FRIEND', await moveInvitation(tx, invitation, 'sent'));
}

export interface StudyPayment {
  invitation: number;
  /** In whole roubles. Without a price, a `waiting` invitation pays the promised tokens. */
  price?: number | undefined;
  course: Course;
  percent?: number | undefined;
  /** The university still checks the payment. The tokens are promised but not booked (R22 waiting). */
  hold?: boolean | undefined;
}

/** Records the friend's payment for the study. Tokens are booked only with the status `paid` (B4). */
export async function accrueStudy(tx: Tx, payment: StudyPayment): Promise<Booking> {
  const { contactId } = await getInvitation(tx, payment.invitation);
  const member = await lockMember(tx, contactId);
  const invitation = await getInvitation(tx, payment.invitation);
  const refusal = invitationRefusal('paid', invitation.status);
  if (refusal === 'done') return nothing(member, 'ACADEM_ORDER', invitation);
  if (refusal) throw closed(invitation, refusal);
  insistOnEarning(member);
  await insistOnFirst(tx, invitation);

  const { tokens: amount, percent } = await rewardOf(tx, invitation, payment);
  if (payment.hold) {
    return nothing(member, 'ACADEM_ORDER', await moveInvitation(tx, invitation, 'waiting', amount));
  }
  const paid = await moveInvitation(tx, invitation, 'paid', amount);
  const reason = { comment: paid.name, friend: paid.name, percent };
  return { ...(await give(tx, member, 'ACADEM_ORDER', amount, reason)), invitation: paid };
}

const STUDY_REFUSALS: Record<StudyRefusal, string> = {
  'bad-price': 'The price must be whole roubles and earn at least one token.',
  'percent-needed': 'This course has a range of percentages. Add --percent.',
  'percent-out-of-range': 'The percentage is outside the range of this course.',
  'percent-is-fixed': 'The rules fix the percentage of this course.',
};

/**
 * Computes the reward. A promised reward without a new price stays unchanged; its share is no longer known.
 */
async function rewardOf(
  tx: Tx,
  invitation: InvitationRow,
  payment: StudyPayment,
): Promise<{ tokens: number; percent: number | null }> {
  const { price, course, percent } = payment;
  if (price === undefined && invitation.status === 'waiting' && invitation.amount) {
    return { tokens: invitation.amount, percent: null };
  }
  const paidFriends = (await findReferrals(tx, invitation.contactId, 'ACADEM_ORDER')).length;
  const reward = studyReward({ course, price: price ?? 0, paidFriends, percent });
  if (!('refusal' in reward)) return reward;
  throw new Conflict({
    message: STUDY_REFUSALS[reward.refusal],
    errorCode: reward.refusal.replaceAll('-', '_'),
  });
}

/** Any constant. The lock orders the payments of two participants for one friend. */
const STUDY_LOCK = 4_102_029;

/** @throws {Conflict} another participant was paid for this friend (B4) */
async function insistOnFirst(tx: Tx, invitation: InvitationRow): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [STUDY_LOCK]);
  const other = await findPaidElsewhere(tx, invitation);
  if (other === null) return;
  throw new Conflict({
    message: `The friend of invitation ${invitation.id} already counts for invitation ${other}.`,
    errorCode: 'paid_elsewhere',
  });
}

async function give(
  tx: Tx,
  member: Member,
  type: OperationType,
  amount: number,
  reason: Pick<Movement, 'comment' | 'friend' | 'percent' | 'at'> = {},
): Promise<Booking> {
  insistOnEarning(member);
  const { contactId, email } = member;
  await move(tx, { contactId, type, ...reason }, amount);
  // The balance can be lower than the sum, because the accrual pays the participant's debt first.
  return { email, type, amount, balance: await lockBalance(tx, contactId) };
}

function nothing({ email, balance }: Member, type: OperationType, invitation?: InvitationRow): Booking {
  return { email, type, amount: 0, balance, ...(invitation && { invitation }) };
}

const CLOSED: Record<Exclude<InvitationRefusal, 'done'>, (invitation: InvitationRow) => string> = {
  closed: ({ id, status }) => `Invitation ${id} is ${status}. It accepts no tokens.`,
  'too-early': ({ id }) => `The friend of invitation ${id} has not registered yet.`,
  'in-review': ({ id }) => `Invitation ${id} is under review. Release or reject it first.`,
};

function closed(invitation: InvitationRow, refusal: Exclude<InvitationRefusal, 'done'>): Conflict {
  return new Conflict({
    message: CLOSED[refusal](invitation),
    errorCode: refusal.replace('-', '_'),
  });
}

function notUnderReview({ id, status }: InvitationRow): Conflict {
  return new Conflict({
    message: `Invitation ${id} is ${status}. It is not under review.`,
    errorCode: 'not_in_review',
  });
}
