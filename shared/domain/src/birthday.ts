/** The programme's days begin in Moscow, wherever the participant lives. */
export const PROGRAMME_TIME_ZONE = 'Europe/Moscow';

/** Sweden writes its days as ISO 8601 does. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: PROGRAMME_TIME_ZONE });

/** The programme's day at this moment, `YYYY-MM-DD`. */
export function programmeDay(moment: Date): string {
  return DAY.format(moment);
}

/**
 * The last birthday that has begun, `YYYY-MM-DD` in the programme's time zone. In a year without one, 29 February is
 * 28 February.
 * @param birthDate `YYYY-MM-DD`
 */
export function lastBirthday(birthDate: string, now: Date): string {
  const today = programmeDay(now);
  const year = Number(today.slice(0, 4));
  const thisYears = birthdayIn(year, birthDate);
  return thisYears <= today ? thisYears : birthdayIn(year - 1, birthDate);
}

function birthdayIn(year: number, birthDate: string): string {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const day = birthDate.slice(5) === '02-29' && !isLeap ? '02-28' : birthDate.slice(5);
  return `${year}-${day}`;
}

/**
 * Whether the bonus of the last birthday was booked already (§9, L7): once for a birthday, and once in a calendar year.
 * Until the next birthday it may still be booked late.
 * @param earlier when birthday bonuses were booked
 */
export function hadBirthdayReward(birthDate: string, earlier: readonly Date[], now: Date): boolean {
  const birthday = lastBirthday(birthDate, now);
  const year = programmeDay(now).slice(0, 4);
  return earlier.map(programmeDay).some((day) => day >= birthday || day.startsWith(year));
}
