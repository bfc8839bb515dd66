import { join } from 'node:path';
import { inTimeZone } from '@cabinet/testing/inTimeZone';
import { dateTimeIn, isDayPast, isWithinDays, programmeDay, toDate } from './dates.ts';

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20T13:00:00+03:00', '2026-11-20T10:00:00.000Z'],
  [1_795_168_800, '2026-11-20T10:00:00.000Z'],
  ['1795168800', '2026-11-20T10:00:00.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
])('R26 toDate parses %s as %s', (value, iso) => {
  expect(toDate(value)?.toISOString()).toBe(iso);
});

test.each([null, undefined, '', 'tomorrow', Number.NaN])('R26 toDate returns null for %s', (value) => {
  expect(toDate(value)).toBeNull();
});

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['2026-10-21T10:00:00Z', true],
  ['2026-10-21T09:59:59Z', false],
  ['2026-11-21T10:00:00Z', true],
  [null, false],
])('isWithinDays checks that %s is within 30 days: %s', (value, expected) => {
  expect(isWithinDays(value, 30, now)).toBe(expected);
});

const MOSCOW = [
  ['2026-11-20T20:59:59Z', '2026-11-20'],
  ['2026-11-20T21:00:00Z', '2026-11-21'],
  ['2026-06-30T21:00:00Z', '2026-07-01'],
  ['2026-12-31T21:00:00Z', '2027-01-01'],
] as const;

test.each(MOSCOW)("L7 at %s the programme's day in Moscow is %s", (moment, day) => {
  expect(programmeDay(new Date(moment))).toBe(day);
});

test.each(['Asia/Tashkent', 'UTC', 'America/Los_Angeles'])(
  'programmeDay returns the day of Moscow in the time zone %s',
  (zone) => {
    const moments = JSON.stringify(MOSCOW.map(([moment]) => moment));
    const days = `${moments}.map((moment) => it.programmeDay(new Date(moment)))`;
    expect(inTimeZone(zone, join(__dirname, 'dates.ts'), days)).toEqual(MOSCOW.map(([, day]) => day));
  },
);

test.each([
  ['Europe/Moscow', '25.11.2026 02:48'],
  ['Asia/Tashkent', '25.11.2026 04:48'],
  ['America/New_York', '24.11.2026 18:48'],
  ['Mars/Olympus', null],
])('dateTimeIn formats a moment in the time zone %s as %s', (timeZone, expected) => {
  expect(dateTimeIn(new Date('2026-11-24T23:48:00Z'), timeZone)).toBe(expected);
});

test.each([
  ['2026-11-21', false],
  ['2026-11-20', false],
  ['2026-11-19', true],
  ['2027-01-01', false],
])('on 21 November isDayPast returns for the day %s: %s', (day, isPast) => {
  expect(isDayPast(day, new Date('2026-11-21T11:00:00Z'))).toBe(isPast);
});
