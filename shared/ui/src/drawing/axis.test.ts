import { axisValues } from './axis.ts';

test.each([
  [19_000, [0, 5_000, 10_000, 15_000, 20_000]],
  [12_500, [0, 5_000, 10_000, 15_000]],
  [250, [0, 100, 200, 300]],
  [101_250, [0, 50_000, 100_000, 150_000]],
  [3, [0, 1, 2, 3]],
  [0, [0, 1]],
])('the axis has round values up to %i', (highest, values) => {
  expect(axisValues(highest)).toEqual(values);
});
