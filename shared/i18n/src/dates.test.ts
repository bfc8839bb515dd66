import {
  dayOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatShortDay,
  formatShortMonth,
  formatTime,
  yearsAgo,
} from './dates.ts';
import type { Locale } from './locale.ts';

// In local time, as the formats print it.
const now = new Date(2026, 10, 20, 15, 0);
const order = new Date(2026, 10, 12, 18, 40);
const readable = (text: string) => text.replaceAll('\u00a0', ' ');

test('a date field holds the local day', () => {
  expect(dayOf(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03');
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
});

test('the day so many years ago is the same one, or the last of February', () => {
  expect(dayOf(yearsAgo(14, new Date(2026, 10, 21, 0, 30)))).toBe('2012-11-21');
  expect(dayOf(yearsAgo(14, new Date(2028, 1, 29)))).toBe('2014-02-28');
});

describe('a date', () => {
  const rows: [Locale, string, string, string, string][] = [
    ['ru', '12 ноября', '12 ноя', 'ноя', '18:40'],
    ['uz', '12-noyabr', '12-noy', 'noy', '18:40'],
    ['en', '12 November', '12 Nov', 'Nov', '18:40'],
  ];
  test.each(rows)('in %s is %s, %s, %s, %s', (locale, day, shortDay, month, time) => {
    expect(readable(formatDay(order, locale, now))).toBe(day);
    expect(readable(formatShortDay(order, locale))).toBe(shortDay);
    expect(formatShortMonth(order, locale)).toBe(month);
    expect(formatTime(order, locale)).toBe(time);
  });

  test('in June and in July is told apart in every language', () => {
    const months = (['ru', 'uz', 'en'] as const).map((locale) =>
      [5, 6].map((month) => formatShortMonth(new Date(2026, month, 1), locale)),
    );
    expect(months).toEqual([
      ['июн', 'июл'],
      ['iyun', 'iyul'],
      ['Jun', 'Jul'],
    ]);
  });

  test.each(['ru', 'uz', 'en'] as const)('by default reads the same in %s (§9)', (locale) => {
    expect(formatDate(order, locale)).toBe('12.11.2026');
    expect(formatDateTime(order, locale)).toBe('12.11.2026 18:40');
  });

  test('of another year names it', () => {
    const past = new Date(2025, 8, 7);
    const days = (['ru', 'uz', 'en'] as const).map((locale) => readable(formatDay(past, locale, now)));
    expect(days).toEqual(['7 сентября 2025', '7-sentabr, 2025', '7 September 2025']);
  });

  test('comes as ISO text or as seconds of the epoch (R26)', () => {
    expect(formatDateTime(order.toISOString(), 'ru')).toBe('12.11.2026 18:40');
    expect(formatDateTime(order.getTime() / 1000, 'ru')).toBe('12.11.2026 18:40');
  });

  test('that is none prints nothing', () => {
    expect(formatDateTime('soon', 'ru')).toBe('');
    expect(formatMoment(Number.NaN, 'uz')).toBe('');
  });
});

describe('a moment', () => {
  const rows: [string, Date, string, string, string][] = [
    ['of today', new Date(2026, 10, 20, 9, 12), 'сегодня, 9:12', 'bugun, 9:12', 'today, 9:12'],
    ['of yesterday', new Date(2026, 10, 19, 23, 5), 'вчера, 23:05', 'kecha, 23:05', 'yesterday, 23:05'],
    ['of this year', order, '12 ноября', '12-noyabr', '12 November'],
    ['of before', new Date(2024, 0, 1), '1 января 2024', '1-yanvar, 2024', '1 January 2024'],
  ];
  test.each(rows)('%s is said as people say it', (_, date, ru, uz, en) => {
    const said = (['ru', 'uz', 'en'] as const).map((locale) => readable(formatMoment(date, locale, now)));
    expect(said).toEqual([ru, uz, en]);
  });
});
