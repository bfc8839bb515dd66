import type { InvitationStatus } from '@cabinet/contracts/invitations';
import { friendshipLevel } from './level.ts';

/**
 * One-time rewards in whole tokens (§1 Earning, §9): the welcome bonus, a birthday, a registered friend. The
 * specification gives no figure for the friend. This sum is the programme's own, in addition to the share of
 * a paid study.
 */
export const REWARDS = { welcome: 250, birthday: 500, friend: 100 } as const;

/**
 * A fixed percentage, the percentage of the friendship level, or a range from which the university chooses.
 */
type Share = number | 'level' | { min: number; max: number };

/**
 * Percentage of a friend's paid study that the participant gets (§1). The base is the first semester or the
 * course.
 */
export const COURSES = {
  university: 'level',
  continuing: 10,
  school: 30,
  // The sum is never promised (R18): somebody sets the percentage when the friend pays.
  dubai: { min: 15, max: 25 },
} as const satisfies Record<string, Share>;

export type Course = keyof typeof COURSES;

export interface Study {
  course: Course;
  /** The friend's payment, in whole roubles. 1 token = 1 rouble. */
  price: number;
  /** The participant's friends whose study was paid before this study (R17). */
  paidFriends: number;
  /** Only for a course with a range. */
  percent?: number | undefined;
}

export type StudyRefusal = 'bad-price' | 'percent-needed' | 'percent-out-of-range' | 'percent-is-fixed';

/**
 * Returns the reward for a friend's paid study, or a refusal (§1, L7). The level depends on the earlier
 * friends only: the fifth friend still brings 30 %, the sixth friend brings 40 %.
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
 * Returns the percentage range of a course. Without a range, `min` equals `max`.
 * @param paidFriends friends whose study was paid before this study (R17)
 */
export function shareOf(course: Course, paidFriends: number): { min: number; max: number } {
  const share: Share = COURSES[course];
  if (typeof share === 'object') return share;
  const percent = share === 'level' ? friendshipLevel(paidFriends).percent : share;
  return { min: percent, max: percent };
}

/**
 * Returns a share in whole tokens, rounded down, because nobody can book a part of a token. Uses only
 * integers: in floating point, 0.29 × 100 is 28.999….
 */
export function tokensOf(price: number, percent: number): number {
  const hundredths = price * percent;
  return (hundredths - (hundredths % 100)) / 100;
}

/**
 * Reasons against a booking. For `done`, the step is already booked. For `too-early`, the friend has not
 * registered. For `in-review`, a person must check the friend first. For `closed`, the invitation is declined
 * or rejected.
 */
export type InvitationRefusal = 'done' | 'too-early' | 'in-review' | 'closed';

/**
 * Returns why a registration or a paid study cannot be booked on an invitation, or null (R22). Registered:
 * sent → working. Paid: working → waiting → paid; the status `paid` brings the tokens. An invitation under
 * review brings no tokens (B4).
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
