import { namesIn, tablesOf } from '../testing/tables.ts';
import { AT_ONCE, HEAVY_WORK, QUOTAS, RATES, REVIEWS, SIZES, TIME_LIMITS } from './limits.ts';

const UNITS = { min: 60, h: 3600, d: 86_400 };

const nameIn = (cell?: string) => namesIn(cell)[0];

function secondsIn(cell = ''): number {
  const [count, unit] = cell.split(' ');
  return Number(count) * (UNITS[unit as keyof typeof UNITS] ?? Number.NaN);
}

const [rates = [], quotas = [], reviews = [], atOnce = [], queues = [], times = [], sizes = []] = tablesOf(
  'operations.md',
  'Limits',
);

test.each([
  ['rates', rates, RATES],
  ['quotas', quotas, QUOTAS],
  ['reviews', reviews, REVIEWS],
])('docs/operations.md lists exactly the %s with their limits', (_name, rows, limits) => {
  const told = rows.map(([name, by, most, window]) => [
    nameIn(name),
    { by, most: Number(most), seconds: secondsIn(window) },
  ]);
  expect(Object.fromEntries(told)).toEqual(limits);
});

test('docs/operations.md lists exactly the limits of concurrent requests', () => {
  const told = atOnce.map(([name, by, most]) => [nameIn(name), { by, most: Number(most) }]);
  expect(Object.fromEntries(told)).toEqual(AT_ONCE);
});

test('docs/operations.md lists exactly the queues with their limits', () => {
  const told = queues.map(([name, queue, seconds]) => [
    nameIn(name),
    { queue: Number(queue), seconds: Number(seconds) },
  ]);
  expect(Object.fromEntries(told)).toEqual(HEAVY_WORK);
});

test('docs/operations.md lists exactly the time limits', () => {
  const told = times.map(([name, , seconds]) => [nameIn(name), Number(seconds) * 1000]);
  expect(Object.fromEntries(told)).toEqual(TIME_LIMITS);
});

test('docs/operations.md lists exactly the limits of sizes', () => {
  const told = sizes.map(([name, , most]) => [nameIn(name), Number(most)]);
  expect(Object.fromEntries(told)).toEqual(SIZES);
});
