import { priceScale } from './priceScale.ts';

test.each([
  ['no prices', [], null],
  ['one price', [900], null],
  ['equal prices', [900, 900], null],
  ['small prices', [3, 9], { max: 9, step: 1 }],
  ['hundreds', [350, 990], { max: 990, step: 5 }],
  ['tens of thousands', [650, 27_900], { max: 28_000, step: 500 }],
])('priceScale: %s', (_, prices, expected) => {
  const scale = priceScale(prices);
  expect(scale && { max: scale.max, step: scale.step }).toEqual(expected);
});

test('each price counts in its bar of the histogram', () => {
  const { histogram } = priceScale([0, 1, 50, 100, 100, 100, 100]) ?? { histogram: [] };
  expect(histogram).toHaveLength(20);
  expect(histogram[0]).toBeCloseTo(Math.SQRT2);
  expect(histogram[10]).toBe(1);
  expect(histogram[19]).toBe(2);
});
