import type { Programme } from '@cabinet/contracts/programmes';
import { chosenPrice, forecastOf } from './rewardChoice.ts';

const programme = (course: string, min: number, max: number): Programme => ({
  id: 1,
  course,
  name: { ru: 'Право' },
  price: { min, max },
});

test.each([
  ['starts in the middle of the range', null, 60_000],
  ['is at least the minimum', 1_000, 40_000],
  ['is at most the maximum', 200_000, 80_000],
])('chosenPrice: a price %s', (_, chosen, price) => {
  expect(chosenPrice(programme('university', 40_000, 80_000), chosen)).toBe(price);
});

test('R18 forecastOf keeps a range and is null for an unknown rule', () => {
  const dubai = forecastOf(programme('dubai', 400_000, 400_000), 400_000, 0);
  expect(dubai?.now.tokens).toEqual({ min: 60_000, max: 100_000 });
  expect(forecastOf(programme('space', 1, 1), 1, 0)).toBeNull();
});
