import { nextPlace } from './nextPlace.ts';

const rows = [
  { place: 1, friends: 12 },
  { place: 2, friends: 5 },
  { place: 3, friends: 5 },
];

test('nextPlace needs one friend more than the participant ahead', () => {
  expect(nextPlace({ place: 2, friends: 5 }, rows)).toEqual({ place: 1, friends: 8 });
});

test('nextPlace needs a friend more on a tie, because the sum decides a tie', () => {
  expect(nextPlace({ place: 3, friends: 5 }, rows)).toEqual({ place: 2, friends: 1 });
});

test.each([1, 7])('nextPlace from place %i is null', (place) => {
  expect(nextPlace({ place, friends: 12 }, rows)).toBeNull();
});
