import { nextRank } from './nextRank.ts';

const rows = [
  { place: 1, friends: 12 },
  { place: 2, friends: 5 },
  { place: 3, friends: 5 },
];

test('nextRank needs one friend more than the participant ahead', () => {
  expect(nextRank({ place: 2, friends: 5 }, rows)).toEqual({ place: 1, friends: 8 });
});

test('nextRank needs a friend more on a tie, because the sum decides a tie', () => {
  expect(nextRank({ place: 3, friends: 5 }, rows)).toEqual({ place: 2, friends: 1 });
});

test.each([1, 7])('nextRank from place %i is null', (place) => {
  expect(nextRank({ place, friends: 12 }, rows)).toBeNull();
});
