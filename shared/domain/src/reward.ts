import type { InvitationStatus } from '@cabinet/contracts/invitations';
import { friendshipLevel } from './level.ts';

/**
 * Whole tokens for what happens once (§1 Earning, §9): the welcome bonus, a birthday, a friend who registered. The
 * specification gives no figure for the friend: a token sum of the programme's own, beside the share of a paid study.
 */
export const REWARDS = { welcome: 250, birthday: 500, friend: 100 } as const;

/** A fixed percentage, the percentage of the friendship level, or a range in which the university decides. */
type Share = number | 'level' | { min: number; max: number };

/** Which share of a friend's paid study comes back, in percent (§1): of the first semester, or of the course. */
export const COURSES = {
  university: 'level',
  continuing: 10,
  school: 30,
  // Never a promised sum (R18): somebody says the percentage when the study is paid.
  dubai: { min: 15, max: 25 },
} as const satisfies Record<string, Share>;

export type Course = keyof typeof COURSES;

export interface Study {
  course: Course;
  /** What the friend paid, in whole roubles; 1 token = 1 rouble. */
  price: number;
  /** Friends of the participant whose study was paid before this one (R17). */
  paidFriends: number;
  /** Only for a course with a range. */
  percent?: number | undefined;
}

export type StudyRefusal = 'bad-price' | 'percent-needed' | 'percent-out-of-range' | 'percent-is-fixed';

/**
 * What a friend's paid study brings, or why it cannot be said (§1, L7). The level is the one that the friends before
 * have reached: the fifth friend still brings 30 %, the sixth 40 %.
 */
export function studyReward(study: Study): { tokens: number; percent: number } | { refusal: StudyRefusal } {
  if (!Number.isSafeInteger(study.price) || study.price <= 0) return { refusal: 'bad-price' };
  const percent = percentOf(study);
  if (typeof percent === 'string') return { refusal: percent };
  const tokens = tokensOf(study.price, percent);
  return tokens > 0 ? { tokens, percent } : { refusal: 'bad-price' };
}

function percentOf({ course, paidFriends, percent }: Study): number | StudyRefusal {
  const { min, max } = shareOf(course, paidFriends);
  if (min === max) return percent === undefined || percent === min ? min : 'percent-is-fixed';
  if (percent === undefined) return 'percent-needed';
  const isInRange = Number.isInteger(percent) && percent >= min && percent <= max;
  return isInRange ? percent : 'percent-out-of-range';
}

/**
 * The percentage that comes back; both ends are one but for a range.
 * @param paidFriends friends whose study was paid before this one (R17)
 */
export function shareOf(course: Course, paidFriends: number): { min: number; max: number } {
  const share: Share = COURSES[course];
  if (typeof share === 'object') return share;
  const percent = share === 'level' ? friendshipLevel(paidFriends).percent : share;
  return { min: percent, max: percent };
}

/**
 * A share in whole tokens, rounded down: tokens are integers, and a part of one is never booked. In integers
 * throughout: 0.29 × 100 is 28.999… in floating point.
 */
export function tokensOf(price: number, percent: number): number {
  const hundredths = price * percent;
  return (hundredths - (hundredths % 100)) / 100;
}

/**
 * `done`: it was booked before. `too-early`: the friend has not registered. `in-review`: somebody has to look at the
 * friend first. `closed`: declined or rejected.
 */
export type InvitationRefusal = 'done' | 'too-early' | 'in-review' | 'closed';

/**
 * Why a friend's registration or paid study cannot be booked on an invitation in this status, or null when it can
 * (R22). Registered: sent → working; paid: working → waiting → paid, and tokens come with `paid`. Nothing is paid under
 * review (B4).
 */
export function invitationRefusal(
  step: 'registered' | 'paid',
  status: InvitationStatus,
): InvitationRefusal | null {
  if (status === 'declined' || status === 'rejected') return 'closed';
  if (status === 'paid') return 'done';
  if (status === 'review') return 'in-review';
  if (step === 'registered') return status === 'sent' ? null : 'done';
  return status === 'sent' ? 'too-early' : null;
}
