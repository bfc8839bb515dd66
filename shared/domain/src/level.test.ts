import { friendshipLevel } from './level.ts';

test.each([
  [0, 'friend', 30, { name: 'good', percent: 40, missing: 5 }],
  [4, 'friend', 30, { name: 'good', percent: 40, missing: 1 }],
  [5, 'good', 40, { name: 'best', percent: 50, missing: 5 }],
  [9, 'good', 40, { name: 'best', percent: 50, missing: 1 }],
  [10, 'best', 50, null],
  [250, 'best', 50, null],
])('§1, R17 %d paid friends: %s, %d %%', (friends, name, percent, next) => {
  expect(friendshipLevel(friends)).toEqual({ name, percent, next });
});
