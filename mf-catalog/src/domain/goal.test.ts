import { nearestGoal } from './goal.ts';

const PRODUCTS = [{ price: 900 }, { price: 5_000 }, { price: 3_000 }];

test.each([
  [100, { product: { price: 900 }, missing: 800 }],
  [900, { product: { price: 3_000 }, missing: 2_100 }],
  [5_000, null],
  [null, null],
])('nearestGoal with %s tokens is %j', (available, goal) => {
  expect(nearestGoal(PRODUCTS, available)).toEqual(goal);
});
