import { brokenOf, canaryVerdict, type Uses } from './canaryVerdict.ts';

const uses = (loads: number, failures = 0, errors = 0): Uses => ({ loads, failures, errors });

test.each<[string, Uses, Uses, ReturnType<typeof canaryVerdict>]>([
  ['without pages', uses(0), uses(0), 'early'],
  ['with 49 pages of the canary', uses(0, 49), uses(1_000), 'early'],
  ['with 49 pages of the live release', uses(0, 1_000), uses(49), 'early'],
  ['that never loads, after 50 pages', uses(0, 50), uses(50), 'worse'],
  ['that throws on every page', uses(50, 0, 50), uses(1_000), 'worse'],
  ['that breaks on 4 of 50 pages', uses(46, 4), uses(100_000), 'fine'],
  ['that breaks on 5 of 50 pages, and no live page breaks', uses(45, 5), uses(1_000), 'worse'],
  ['that breaks on 1 % of pages, like the live release', uses(990, 10), uses(9_900, 100), 'fine'],
  ['that breaks on 1.5 % of pages, with 1 % for the live release', uses(985, 15), uses(9_900, 100), 'fine'],
  ['that breaks on 3 % of pages, with 1 % for the live release', uses(970, 30), uses(9_900, 100), 'worse'],
  ['that breaks less often than the live release', uses(990, 10), uses(900, 100), 'fine'],
  ['that breaks on every page, like the live release', uses(0, 100), uses(0, 100), 'fine'],
])('canaryVerdict judges a canary %s', (_, canary, live, verdict) => {
  expect(canaryVerdict(canary, live)).toBe(verdict);
});

test('a page with a failure and an error counts as one broken page', () => {
  expect(brokenOf(uses(3, 1, 10))).toBe(4);
});
