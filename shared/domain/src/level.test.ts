import { RUNS } from '@cabinet/testing/runs';
import * as fc from 'fast-check';
import { friendshipLevel } from './level.ts';

test.each([
  [0, 'friend', 30, { name: 'good', percent: 40, missing: 5 }],
  [4, 'friend', 30, { name: 'good', percent: 40, missing: 1 }],
  [5, 'good', 40, { name: 'best', percent: 50, missing: 5 }],
  [9, 'good', 40, { name: 'best', percent: 50, missing: 1 }],
  [10, 'best', 50, null],
  [250, 'best', 50, null],
])('§1, R17 %d paid friends give the level %s with %d %%', (friends, name, percent, next) => {
  expect(friendshipLevel(friends)).toEqual({ name, percent, next });
});

test('§1 R17 with each friend the level stays or rises, and next.missing is exact', () => {
  fc.assert(
    fc.property(fc.nat(1_000), (friends) => {
      const level = friendshipLevel(friends);
      expect(friendshipLevel(friends + 1).percent).toBeGreaterThanOrEqual(level.percent);
      if (!level.next) return expect(level).toMatchObject({ name: 'best', percent: 50 });
      expect(level.next.missing).toBeGreaterThan(0);
      expect(friendshipLevel(friends + level.next.missing)).toMatchObject({
        name: level.next.name,
        percent: level.next.percent,
      });
      expect(friendshipLevel(friends + level.next.missing - 1).name).toBe(level.name);
    }),
    RUNS,
  );
});
