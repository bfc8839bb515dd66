import { chainCentre, chainSize, crossingArc, flowerCentres } from './rings.ts';

test('the ten rings of the chain are one step apart and fill the drawing', () => {
  expect(chainSize(10)).toEqual({ width: 471.5, height: 66.5 });
  expect(chainCentre(9)).toEqual({ x: 471.5 - 33.25, y: 33.25 });
});

test('crossingArc draws a ring over the next ring at the upper crossing', () => {
  expect(crossingArc(0)).toBe('M60.18 25.58A28 28 0 0 0 48.44 9.73');
});

test('flowerCentres start at the top and run clockwise', () => {
  const [first, second] = flowerCentres(10);
  expect(first).toEqual({ x: 502, y: 3.3 });
  expect(second).toEqual({ x: 556.49, y: 21 });
});
