import { openness, weekRows } from './pickupPoint.ts';

const WEEK = { from: '10:00', to: '20:00' };
const HOURS = [WEEK, WEEK, WEEK, WEEK, WEEK, { from: '11:00', to: '17:00' }, null];
const point = { hours: HOURS, timeZone: 'Europe/Moscow' };

// 24 November 2026 is a Tuesday.
test.each([
  ['2026-11-24T09:00:00+03:00', { isOpen: false, opens: { time: '10:00', inDays: 0, weekday: 1 } }],
  ['2026-11-24T10:00:00+03:00', { isOpen: true, until: '20:00' }],
  ['2026-11-24T19:59:59+03:00', { isOpen: true, until: '20:00' }],
  ['2026-11-24T20:00:00+03:00', { isOpen: false, opens: { time: '10:00', inDays: 1, weekday: 2 } }],
  ['2026-11-28T16:00:00+03:00', { isOpen: true, until: '17:00' }],
  ['2026-11-28T18:00:00+03:00', { isOpen: false, opens: { time: '10:00', inDays: 2, weekday: 0 } }],
  // 21:00 in Tashkent is 19:00 in Moscow.
  ['2026-11-24T21:00:00+05:00', { isOpen: true, until: '20:00' }],
])('R48 openness at %s returns %j', (moment, expected) => {
  expect(openness(point, new Date(moment))).toEqual(expected);
});

test('R48 a place that opens on one day a week opens in at most seven days', () => {
  const hours = [null, WEEK, null, null, null, null, null];
  const evening = new Date('2026-11-24T21:00:00+03:00');
  expect(openness({ ...point, hours }, evening)).toEqual({
    isOpen: false,
    opens: { time: '10:00', inDays: 7, weekday: 1 },
  });
  expect(openness({ ...point, hours: hours.map(() => null) }, evening)).toEqual({
    isOpen: false,
    opens: null,
  });
});

test('R48 weekRows joins days with the same hours', () => {
  expect(weekRows(HOURS)).toEqual([
    { from: 0, to: 4, hours: WEEK },
    { from: 5, to: 5, hours: { from: '11:00', to: '17:00' } },
    { from: 6, to: 6, hours: null },
  ]);
});
