import { join } from 'node:path';
import { inTimeZone } from '@cabinet/testing/inTimeZone';
import {
  dayOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatShortMonth,
  formatTime,
  startOfDay,
} from './dates.ts';
import type { Locale } from './locale.ts';

// In local time, like the formats.
const now = new Date(2026, 10, 20, 15, 0);
const order = new Date(2026, 10, 12, 18, 40);
const readable = (text: string) => text.replaceAll('\u00a0', ' ');

test('a date field contains the local day', () => {
  expect(dayOf(new Date(2026, 10, 3, 23, 59))).toBe('2026-11-03');
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
});

test.each([
  ['Asia/Tashkent', '2026-11-22', '2026-11-21T19:00:00.000Z'],
  ['Europe/Moscow', '2026-11-21', '2026-11-20T21:00:00.000Z'],
  ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-21', '2026-11-21T08:00:00.000Z'],
])('19:30 UTC on 21 November belongs in %s to %s', (zone, day, start) => {
  const both = `[it.dayOf(new Date('2026-11-21T19:30:00Z')), it.startOfDay('${day}')]`;
  expect(inTimeZone(zone, join(__dirname, 'dates.ts'), both)).toEqual([day, start]);
});

test.each(['2026-02-30', '2026-13-01', '20.11.2026', '2026-1-5', '', null, undefined])(
  '%j is not a day',
  (day) => {
    expect(startOfDay(day)).toBeNull();
  },
);

describe('a date', () => {
  const rows: [Locale, string, string, string, string][] = [
    ['ru', '12 ноября', '12 ноя', 'ноя', '18:40'],
    ['uz', '12-noyabr', '12-noy', 'noy', '18:40'],
    ['en', '12 November', '12 Nov', 'Nov', '18:40'],
  ];
  test.each(rows)('a date in %s is %s, %s, %s, %s', (locale, day, shortDay, month, time) => {
    expect(readable(formatDay(order, locale, now))).toBe(day);
    expect(readable(formatShortDay(order, locale))).toBe(shortDay);
    expect(formatShortMonth(order, locale)).toBe(month);
    expect(formatTime(order, locale)).toBe(time);
  });

  test.each<[Locale, string, string]>([
    ['ru', 'ноябрь 2026', 'май 2025'],
    ['uz', 'noyabr 2026', 'may 2025'],
    ['en', 'November 2026', 'May 2025'],
  ])('a date has these month names in %s: %s, %s', (locale, november, may) => {
    expect(formatMonth(order, locale)).toBe(november);
    expect(formatMonth(new Date(2025, 4, 31), locale)).toBe(may);
  });

  test('a date in June differs from a date in July in every language', () => {
    const months = (['ru', 'uz', 'en'] as const).map((locale) =>
      [5, 6].map((month) => formatShortMonth(new Date(2026, month, 1), locale)),
    );
    expect(months).toEqual([
      ['июн', 'июл'],
      ['iyun', 'iyul'],
      ['Jun', 'Jul'],
    ]);
  });

  test.each(['ru', 'uz', 'en'] as const)('a date has the same default format in %s (§9)', (locale) => {
    expect(formatDate(order, locale)).toBe('12.11.2026');
    expect(formatDateTime(order, locale)).toBe('12.11.2026 18:40');
  });

  test('a date of another year contains the year', () => {
    const past = new Date(2025, 8, 7);
    const days = (['ru', 'uz', 'en'] as const).map((locale) => readable(formatDay(past, locale, now)));
    expect(days).toEqual(['7 сентября 2025', '7-sentabr, 2025', '7 September 2025']);
  });

  test('a date may be ISO text or seconds of the epoch (R26)', () => {
    expect(formatDateTime(order.toISOString(), 'ru')).toBe('12.11.2026 18:40');
    expect(formatDateTime(order.getTime() / 1000, 'ru')).toBe('12.11.2026 18:40');
  });

  test('an invalid date prints an empty string', () => {
    expect(formatDateTime('soon', 'ru')).toBe('');
    expect(formatMoment(Number.NaN, 'uz')).toBe('');
  });
});

describe('a moment', () => {
  const rows: [string, Date, string, string, string][] = [
    ['from today', new Date(2026, 10, 20, 9, 12), 'сегодня, 9:12', 'bugun, 9:12', 'today, 9:12'],
    ['from yesterday', new Date(2026, 10, 19, 23, 5), 'вчера, 23:05', 'kecha, 23:05', 'yesterday, 23:05'],
    ['from this year', order, '12 ноября', '12-noyabr', '12 November'],
    ['from an earlier year', new Date(2024, 0, 1), '1 января 2024', '1-yanvar, 2024', '1 January 2024'],
  ];
  test.each(rows)('a moment %s has an everyday format', (_, date, ru, uz, en) => {
    const said = (['ru', 'uz', 'en'] as const).map((locale) => readable(formatMoment(date, locale, now)));
    expect(said).toEqual([ru, uz, en]);
  });
});
