import { dayInYear, programmeDay, yearOf } from './dates.ts';

/**
 * Returns the last birthday that has begun, `YYYY-MM-DD` in the programme's time zone. In a non-leap year, 29
 * February becomes 28 February.
 * @param birthDate `YYYY-MM-DD`
 */
export function lastBirthday(birthDate: string, now: Date): string {
  const today = programmeDay(now);
  const thisYears = dayInYear(birthDate, yearOf(today));
  return thisYears <= today ? thisYears : dayInYear(birthDate, yearOf(today) - 1);
}

/**
 * Returns whether the bonus of the last birthday is already booked (§9, L7). A participant gets one bonus per
 * birthday and per calendar year. A late booking is possible until the next birthday.
 * @param earlier when birthday bonuses were booked
 */
export function hadBirthdayReward(birthDate: string, earlier: readonly Date[], now: Date): boolean {
  const birthday = lastBirthday(birthDate, now);
  const year = yearOf(programmeDay(now));
  return earlier.map(programmeDay).some((day) => day >= birthday || yearOf(day) === year);
}
