import { isWithinDays, toDate } from './dates.ts';

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20T13:00:00+03:00', '2026-11-20T10:00:00.000Z'],
  [1_795_168_800, '2026-11-20T10:00:00.000Z'],
  ['1795168800', '2026-11-20T10:00:00.000Z'],
  [0, '1970-01-01T00:00:00.000Z'],
])('R26 %s is %s', (value, iso) => {
  expect(toDate(value)?.toISOString()).toBe(iso);
});

test.each([null, undefined, '', 'tomorrow', Number.NaN])('R26 %s is no date', (value) => {
  expect(toDate(value)).toBeNull();
});

const now = new Date('2026-11-20T10:00:00Z');

test.each([
  ['2026-10-21T10:00:00Z', true],
  ['2026-10-21T09:59:59Z', false],
  ['2026-11-21T10:00:00Z', true],
  [null, false],
])('%s is within 30 days: %s', (value, expected) => {
  expect(isWithinDays(value, 30, now)).toBe(expected);
});
