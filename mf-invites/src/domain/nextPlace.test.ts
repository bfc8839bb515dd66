import { nextPlace } from './nextPlace.ts';

const rows = [
  { place: 1, friends: 12 },
  { place: 2, friends: 5 },
  { place: 3, friends: 5 },
];

test('one friend more than whoever stands before leads to their place', () => {
  expect(nextPlace({ place: 2, friends: 5 }, rows)).toEqual({ place: 1, friends: 8 });
});

test('as many friends are not enough: then the sum decides', () => {
  expect(nextPlace({ place: 3, friends: 5 }, rows)).toEqual({ place: 2, friends: 1 });
});

test.each([1, 7])('from place %i nothing is promised', (place) => {
  expect(nextPlace({ place, friends: 12 }, rows)).toBeNull();
});
