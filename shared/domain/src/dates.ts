// Moments and days of the programme. For the participant's own clock, see `dates.ts` in `@cabinet/i18n`.

/**
 * Parses a moment from a service: ISO 8601, or epoch seconds as a number or as digits (R26).
 * @returns null for an empty or invalid value
 */
export function toDate(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const isEpoch = typeof value === 'number' || /^\d+(\.\d+)?$/.test(value);
  const date = new Date(isEpoch ? Number(value) * 1000 : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const DAY = 24 * 60 * 60 * 1000;

/** Adds a number of 24-hour days. Negative numbers go back in time. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

/** Returns whether `value` is at most `days` days before `now`. A moment in the future counts as recent. */
export function isWithinDays(value: string | number | null, days: number, now: Date): boolean {
  const date = toDate(value);
  return date !== null && date >= addDays(now, -days);
}

/** The programme's days begin at midnight in Moscow, for all participants. */
export const PROGRAMME_TIME_ZONE = 'Europe/Moscow';

/** Returns the programme's day of a moment, `YYYY-MM-DD`. */
export function programmeDay(moment: Date): string {
  // The Swedish locale formats days as ISO 8601.
  return moment.toLocaleDateString('sv-SE', { timeZone: PROGRAMME_TIME_ZONE });
}

/** Adds days to a day `YYYY-MM-DD`. Negative numbers go back in time. */
export function dayPlus(day: string, days: number): string {
  return addDays(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10);
}

/**
 * Returns whether a day is past in every time zone. Such a day is no wish for the future.
 * @param day `YYYY-MM-DD`
 */
export function isDayPast(day: string, now: Date): boolean {
  const endInTheWest = addDays(new Date(`${day}T12:00:00Z`), 1);
  return endInTheWest <= now;
}

/** Returns the moment at which the programme's clock shows `HH:MM` on a day. */
export function programmeMoment(day: string, time: string): Date {
  // Moscow has the same UTC offset all year.
  return new Date(`${day}T${time}:00+03:00`);
}

/**
 * Returns a moment whose local clock reading equals the programme's clock reading. The time of an event is
 * the local time of its place.
 */
export function asProgrammeClock(moment: Date): Date {
  return new Date(moment.toLocaleString('sv-SE', { timeZone: PROGRAMME_TIME_ZONE }).replace(' ', 'T'));
}

/** Moves a day to another year. 29 February becomes 28 February in a non-leap year. */
export function dayInYear(day: string, year: number): string {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const monthDay = day.slice(5) === '02-29' && !isLeap ? '02-28' : day.slice(5);
  return `${String(year).padStart(4, '0')}-${monthDay}`;
}

/** Returns the year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/**
 * Formats a moment in a time zone, in the default date format: `12.11.2026 18:40` (§9).
 * @returns null for an unknown time zone
 */
export function dateTimeIn(moment: Date, timeZone: string): string | null {
  try {
    const [day = '', time = ''] = moment.toLocaleString('sv-SE', { timeZone }).split(' ');
    return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
  } catch {
    return null;
  }
}
