// Moments and days of the programme. What a participant's own clock says is `@cabinet/i18n`'s (`dates.ts`).

/**
 * A moment as the services write it: ISO 8601, or epoch seconds as number or digits (R26).
 * @returns null for nothing and for what is no date
 */
export function toDate(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const isEpoch = typeof value === 'number' || /^\d+(\.\d+)?$/.test(value);
  const date = new Date(isEpoch ? Number(value) * 1000 : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const DAY = 24 * 60 * 60 * 1000;

/** So many times 24 hours later; negative days are earlier. */
export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY);
}

/** Whether `value` lies at most `days` days before `now`; a moment in the future counts as recent. */
export function isWithinDays(value: string | number | null, days: number, now: Date): boolean {
  const date = toDate(value);
  return date !== null && date >= addDays(now, -days);
}

/** The programme's days begin in Moscow, wherever the participant lives. */
export const PROGRAMME_TIME_ZONE = 'Europe/Moscow';

/** The programme's day at this moment, `YYYY-MM-DD`. */
export function programmeDay(moment: Date): string {
  // Sweden writes its days as ISO 8601 does.
  return moment.toLocaleDateString('sv-SE', { timeZone: PROGRAMME_TIME_ZONE });
}

/** The day so many days after another one, both `YYYY-MM-DD`; negative days are earlier. */
export function dayPlus(day: string, days: number): string {
  return addDays(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10);
}

/** The moment at which the programme's clock shows `HH:MM` on that day. */
export function programmeMoment(day: string, time: string): Date {
  // Moscow keeps one distance to UTC all year.
  return new Date(`${day}T${time}:00+03:00`);
}

/** The same reading of the clock, as the participant's own clock would show it: an event begins by the clock at its place. */
export function asProgrammeClock(moment: Date): Date {
  return new Date(moment.toLocaleString('sv-SE', { timeZone: PROGRAMME_TIME_ZONE }).replace(' ', 'T'));
}

/** A day in another year; 29 February is 28 February where there is none. */
export function dayInYear(day: string, year: number): string {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const monthDay = day.slice(5) === '02-29' && !isLeap ? '02-28' : day.slice(5);
  return `${String(year).padStart(4, '0')}-${monthDay}`;
}

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/**
 * A moment by the clock of a time zone, in the default form of a date: `12.11.2026 18:40` (§9).
 * @returns null for a zone that is none
 */
export function dateTimeIn(moment: Date, timeZone: string): string | null {
  try {
    const [day = '', time = ''] = moment.toLocaleString('sv-SE', { timeZone }).split(' ');
    return `${day.split('-').reverse().join('.')} ${time.slice(0, 5)}`;
  } catch {
    return null;
  }
}
