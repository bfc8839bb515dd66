import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ru.js';
import 'dayjs/locale/uz-latn.js';
import type { Locale } from './locale.ts';

/** ISO text or epoch seconds, as services send them (R26), or a date of the cabinet. */
export type DateInput = string | number | Date;

const DAYJS_LOCALE = { ru: 'ru', uz: 'uz-latn', en: 'en' };
const TODAY = { ru: 'сегодня', uz: 'bugun', en: 'today' };
const YESTERDAY = { ru: 'вчера', uz: 'kecha', en: 'yesterday' };

// Days and months in the participant's time zone. `@cabinet/domain/dates` has the dates of the programme.
export { dayjs };

const DAY = 'YYYY-MM-DD';

/** Returns the local day of a moment as `YYYY-MM-DD`, the value of a date field. */
export function dayOf(date: Date | Dayjs): string {
  return dayjs(date).format(DAY);
}

/** Returns the first moment of a day `YYYY-MM-DD` in local time, or null for an invalid day. */
export function startOfDay(day: string | null | undefined): Date | null {
  const start = dayjs(day ?? null);
  return start.format(DAY) === day ? start.toDate() : null;
}

/** Formats `12.11.2026`. Like all formats here, in local time, and an empty string for an invalid date. */
export function formatDate(input: DateInput, locale: Locale): string {
  return print(input, locale, (date) => date.format('DD.MM.YYYY'));
}

/** Formats a date in the default form, `12.11.2026 18:40` (§9). */
export function formatDateTime(input: DateInput, locale: Locale): string {
  return print(input, locale, (date) => date.format('DD.MM.YYYY HH:mm'));
}

/** Formats `12 ноября`, `12-noyabr`, `12 November`. Adds the year if it is not the current year. */
export function formatDay(input: DateInput, locale: Locale, now = new Date()): string {
  return print(input, locale, (date) => dayMonth(date, locale) + yearUnlessNow(date, locale, now));
}

/** Formats `12 ноя`, `12-noy`, `12 Nov`. */
export function formatShortDay(input: DateInput, locale: Locale): string {
  return print(input, locale, (date) => joinDay(date.date(), shortMonth(date), locale));
}

/** Formats `ноя`, `noy`, `Nov`, for axes of charts. */
export function formatShortMonth(input: DateInput, locale: Locale): string {
  return print(input, locale, (date) => monthName(shortMonth(date), locale));
}

/** Formats `ноябрь 2026`, `noyabr 2026`, `November 2026`. */
export function formatMonth(input: DateInput, locale: Locale): string {
  return print(input, locale, (date) => monthName(date.format('MMMM YYYY'), locale));
}

/** Formats `14:20`. */
export function formatTime(input: DateInput, locale: Locale): string {
  return print(input, locale, (date) => date.format('H:mm'));
}

/**
 * Formats a past moment in everyday words: `сегодня, 14:20`, `вчера, 9:12`, `12 ноября`, `7 сентября 2025`.
 */
export function formatMoment(input: DateInput, locale: Locale, now = new Date()): string {
  return print(input, locale, (date) => {
    if (date.isSame(now, 'day')) return `${TODAY[locale]}, ${date.format('H:mm')}`;
    if (date.isSame(dayjs(now).subtract(1, 'day'), 'day'))
      return `${YESTERDAY[locale]}, ${date.format('H:mm')}`;
    return formatDay(date.toDate(), locale, now);
  });
}

function print(input: DateInput, locale: Locale, draw: (date: Dayjs) => string): string {
  const date = dayjs(typeof input === 'number' ? input * 1000 : input);
  return date.isValid() ? draw(date.locale(DAYJS_LOCALE[locale])) : '';
}

/**
 * Returns three letters without the dot of dayjs. Returns four letters if three do not separate June from
 * July (uz).
 */
function shortMonth(date: Dayjs): string {
  const name = date.format('MMMM');
  return name.startsWith('Iyu') ? name.slice(0, 4) : date.format('MMM').slice(0, 3);
}

function dayMonth(date: Dayjs, locale: Locale): string {
  // The pattern must contain the day, so that Russian puts the month in the genitive.
  return joinDay(date.date(), date.format('D MMMM').split(' ')[1] ?? '', locale);
}

function joinDay(day: number, month: string, locale: Locale): string {
  return `${day}${locale === 'uz' ? '-' : '\u00a0'}${monthName(month, locale)}`;
}

// Uzbek writes months in lower case, unlike dayjs.
function monthName(month: string, locale: Locale): string {
  return locale === 'uz' ? month.toLowerCase() : month;
}

function yearUnlessNow(date: Dayjs, locale: Locale, now: Date): string {
  if (date.year() === now.getFullYear()) return '';
  return locale === 'uz' ? `, ${date.year()}` : ` ${date.year()}`;
}
