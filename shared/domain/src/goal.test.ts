import { join } from 'node:path';
import { inTimeZone } from '@cabinet/testing/inTimeZone';
import * as fc from 'fast-check';
import { goalProgress, recentEarnings } from './goal.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const earned = (amount: number, days = 10, type = 'ACADEM_ORDER') => ({ amount, type, date: ago(days) });
const progress = (goal: { sum: number; date?: string }, available: number, operations = [earned(9_000)]) =>
  goalProgress({ date: null, ...goal }, { available, operations }, NOW);

test.each([
  [10_000, 2_500, { saved: 2_500, missing: 7_500, percent: 25 }],
  [10_000, 0, { saved: 0, missing: 10_000, percent: 0 }],
  [10_000, 9_999, { saved: 9_999, missing: 1, percent: 99 }],
  [10_000, 10_000, { saved: 10_000, missing: 0, percent: 100, forecast: null }],
  [10_000, 90_000, { saved: 10_000, missing: 0, percent: 100, forecast: null }],
])('goalProgress for a goal of %i with %i tokens returns %j', (sum, available, expected) => {
  expect(progress({ sum }, available)).toMatchObject(expected);
});

test.each([
  ['100 tokens a day', 10_000, 7_000, [earned(9_000)], '2026-12-21T12:00:00.000Z'],
  ['a started day counts as a whole day', 10_000, 9_999, [earned(9_000)], '2026-11-22T12:00:00.000Z'],
  ['no income', 10_000, 7_000, [], null],
  ['outdated income', 10_000, 7_000, [earned(9_000, 91)], null],
  ['cancelled income', 10_000, 7_000, [earned(9_000), earned(-9_000, 3, 'CANCELLATION')], null],
  ['a date too far in the future', 10_000_000, 0, [earned(100)], null],
])('R16 the forecast of a goal: %s', (_, sum, available, operations, forecast) => {
  expect(progress({ sum }, available, operations).forecast?.toISOString() ?? null).toBe(forecast);
});

test.each([
  ['2026-12-21', false],
  ['2026-12-20', true],
  [undefined, null],
])('a goal for %s is late: %s', (date, isLate) => {
  expect(progress({ sum: 10_000, ...(date && { date }) }, 7_000).isLate).toBe(isLate);
});

test.each([
  ['Asia/Tashkent', '2026-12-20', true],
  ['Asia/Tashkent', '2026-12-21', false],
  ['UTC', '2026-12-20', false],
  ['America/Los_Angeles', '2026-12-20', false],
  ['America/Los_Angeles', '2026-12-19', true],
])('in the time zone %s a goal for %s is late at 19:30 UTC on 20 December: %s', (zone, date, isLate) => {
  const operations = [{ amount: 9_000, type: 'ACADEM_ORDER', date: '2026-11-10T00:00:00Z' }];
  const goal = JSON.stringify([
    { sum: 10_000, date },
    { available: 7_000, operations },
  ]);
  const progress = `it.goalProgress(...${goal}, new Date('2026-11-20T19:30:00Z'))`;
  expect(inTimeZone(zone, join(__dirname, 'goal.ts'), `${progress}.isLate`)).toBe(isLate);
});

test('recentEarnings ignores spent tokens and tokens from cancelled orders', () => {
  const operations = [
    earned(500),
    earned(100, 80, 'FRIEND'),
    earned(-200, 5, 'CANCELLATION'),
    earned(900, 5, 'CANCEL_ORDER'),
    earned(-900, 6, 'ORDER'),
  ];
  expect(recentEarnings(operations, NOW)).toBe(400);
});

test('the saved and the missing tokens always add up to the goal', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer(), (sum, available) => {
      const { saved, missing, percent } = progress({ sum }, available);
      expect(saved + missing).toBe(sum);
      expect(percent === 100).toBe(missing === 0);
    }),
  );
});
