import { friendshipLevel, type LevelName } from './level.ts';
import { COURSES, type Course, shareOf, tokensOf } from './reward.ts';

/** Whole tokens with the percentages that they come from; both ends are one but for a range (R18). */
export interface ForecastPart {
  level: LevelName;
  percent: { min: number; max: number };
  tokens: { min: number; max: number };
}

export interface RewardForecast {
  /** `level`: the percentage grows with the level; `fixed`: it is the same for all; `range`: the university decides. */
  rule: 'level' | 'fixed' | 'range';
  now: ForecastPart;
  /** At the next level, and how many friends that still takes; null at the top, and where the level does not matter. */
  next: (ForecastPart & { missing: number }) | null;
}

/** Whether we know the rule of a course. */
export function isCourse(course: string): course is Course {
  return Object.hasOwn(COURSES, course);
}

/**
 * What a friend's study would bring, now and at the next level, and by which rule (§1, §9). Nothing is promised: what
 * is booked is `studyReward`.
 * @param price of the first semester or of the course, in whole roubles; a range where it is not known better
 * @param paidFriends friends of the participant whose study is paid (R17)
 */
export function rewardForecast(
  course: Course,
  price: { min: number; max: number },
  paidFriends: number,
): RewardForecast {
  const { name, next } = friendshipLevel(paidFriends);
  const part = (level: LevelName, friends: number): ForecastPart => {
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
