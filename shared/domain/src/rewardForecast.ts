import { friendshipLevel, type LevelName } from './level.ts';
import { COURSES, type Course, shareOf, tokensOf } from './reward.ts';

/** Whole tokens and their percentages. Without a range, `min` equals `max` (R18). */
export interface LevelForecast {
  level: LevelName;
  percent: { min: number; max: number };
  tokens: { min: number; max: number };
}

export interface RewardForecast {
  /**
   * `level`: the percentage grows with the level. `fixed`: the percentage is the same for all. `range`: the
   * university decides.
   */
  rule: 'level' | 'fixed' | 'range';
  now: LevelForecast;
  /**
   * The forecast at the next level, and the missing friends. Null at the top level, or if the level does not
   * matter.
   */
  next: (LevelForecast & { missing: number }) | null;
}

/** Returns whether the domain has a rule for a course. */
export function isCourse(course: string): course is Course {
  return Object.hasOwn(COURSES, course);
}

/**
 * Returns the expected reward of a friend's study, now and at the next level, and its rule (§1, §9). The
 * forecast is not a promise: `studyReward` calculates the booked sum.
 * @param price of the first semester or the course, in whole roubles; a range if not known exactly
 * @param paidFriends friends of the participant whose study is paid (R17)
 */
export function rewardForecast(
  course: Course,
  price: { min: number; max: number },
  paidFriends: number,
): RewardForecast {
  const { name, next } = friendshipLevel(paidFriends);
  const part = (level: LevelName, friends: number): LevelForecast => {
    const percent = shareOf(course, friends);
    const tokens = { min: tokensOf(price.min, percent.min), max: tokensOf(price.max, percent.max) };
    return { level, percent, tokens };
  };
  const rule = ruleOf(course);
  return {
    rule,
    now: part(name, paidFriends),
    next:
      rule === 'level' && next
        ? { ...part(next.name, paidFriends + next.missing), missing: next.missing }
        : null,
  };
}

function ruleOf(course: Course): RewardForecast['rule'] {
  const share = COURSES[course];
  if (share === 'level') return 'level';
  return typeof share === 'object' ? 'range' : 'fixed';
}
