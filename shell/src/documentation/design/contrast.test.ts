import { contrastOf, hexOf, ratioText } from './contrast.ts';

test.each([
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
  ['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 21],
  ['rgb(43, 53, 216)', 'rgb(255, 255, 255)', 8.1],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
});

test('a colour that lets its ground through has no contrast of its own', () => {
  expect(contrastOf('rgba(22, 23, 28, 0.48)', 'rgb(255, 255, 255)')).toBeNull();
});

test('an opaque colour is written as it stands in the tokens', () => {
  expect(hexOf('rgb(43, 53, 216)')).toBe('#2b35d8');
  expect(hexOf('oklab(0.9 0 0)')).toBe('oklab(0.9 0 0)');
});

test('a ratio is cut, so that what misses its mark does not look as if it met it', () => {
  expect(ratioText(4.49, 'en')).toBe('4.4');
  expect(ratioText(21, 'ru')).toBe('21,0');
});
