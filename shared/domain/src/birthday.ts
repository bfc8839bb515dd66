import { dayInYear, programmeDay, yearOf } from './dates.ts';

/**
 * The last birthday that has begun, `YYYY-MM-DD` in the programme's time zone. In a year without one, 29 February is
 * 28 February.
 * @param birthDate `YYYY-MM-DD`
 */
export function lastBirthday(birthDate: string, now: Date): string {
  const today = programmeDay(now);
  const thisYears = dayInYear(birthDate, yearOf(today));
  return thisYears <= today ? thisYears : dayInYear(birthDate, yearOf(today) - 1);
}

/**
 * Whether the bonus of the last birthday was booked already (§9, L7): once for a birthday, and once in a calendar year.
 * Until the next birthday it may still be booked late.
 * @param earlier when birthday bonuses were booked
 */
export function hadBirthdayReward(birthDate: string, earlier: readonly Date[], now: Date): boolean {
  const birthday = lastBirthday(birthDate, now);
  const year = yearOf(programmeDay(now));
  return earlier.map(programmeDay).some((day) => day >= birthday || yearOf(day) === year);
}
