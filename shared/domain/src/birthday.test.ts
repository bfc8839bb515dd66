import { hadBirthdayReward, lastBirthday } from './birthday.ts';

test.each([
  ['one day before', '2003-04-18', '2026-04-17T20:59:59Z', '2025-04-18'],
  ['at midnight in Moscow', '2003-04-18', '2026-04-17T21:00:00Z', '2026-04-18'],
  ['late in the year', '2003-04-18', '2026-11-20T12:00:00Z', '2026-04-18'],
  ['at the turn of the year in Moscow', '2000-01-01', '2026-12-31T21:00:00Z', '2027-01-01'],
  ['29 February in a leap year', '2004-02-29', '2028-02-28T12:00:00Z', '2027-02-28'],
  ['29 February in a leap year, on the day', '2004-02-29', '2028-02-29T12:00:00Z', '2028-02-29'],
  ['29 February in a common year', '2004-02-29', '2026-02-28T12:00:00Z', '2026-02-28'],
  ['29 February in a century without a leap day', '2004-02-29', '2100-02-28T12:00:00Z', '2100-02-28'],
])('L7 lastBirthday returns the last birthday: %s', (_, birthDate, now, birthday) => {
  expect(lastBirthday(birthDate, new Date(now))).toBe(birthday);
});

test.each([
  ['never before', [], '2026-04-18T09:00:00Z', false],
  ['after this birthday', ['2026-04-17T21:30:00Z'], '2026-04-18T09:00:00Z', true],
  ['after the previous birthday', ['2025-04-18T09:00:00Z'], '2026-04-18T09:00:00Z', false],
  [
    'after the previous birthday, before the next one',
    ['2025-04-18T09:00:00Z'],
    '2026-04-17T09:00:00Z',
    true,
  ],
  ['late, in the same calendar year', ['2026-01-09T09:00:00Z'], '2026-04-18T09:00:00Z', true],
  ['long ago', ['2019-05-01T09:00:00Z', '2024-04-18T09:00:00Z'], '2026-05-01T09:00:00Z', false],
])('L7 a participant gets one birthday bonus a year: booked %s', (_, earlier, now, had) => {
  const dates = earlier.map((moment) => new Date(moment));
  expect(hadBirthdayReward('2003-04-18', dates, new Date(now))).toBe(had);
});
