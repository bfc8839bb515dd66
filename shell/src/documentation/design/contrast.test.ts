import { contrastOf, hexOf, ratioText } from './contrast.ts';

test.each([
  ['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 21],
  ['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 21],
  ['rgb(43, 53, 216)', 'rgb(255, 255, 255)', 8.1],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1);
});

test('a translucent colour has no contrast ratio', () => {
  expect(contrastOf('rgba(22, 23, 28, 0.48)', 'rgb(255, 255, 255)')).toBeNull();
});

test('an opaque colour keeps the notation of the tokens', () => {
  expect(hexOf('rgb(43, 53, 216)')).toBe('#2b35d8');
  expect(hexOf('oklab(0.9 0 0)')).toBe('oklab(0.9 0 0)');
});

test('a ratio is truncated, so that a value below the limit does not appear to reach it', () => {
  expect(ratioText(4.49, 'en')).toBe('4.4');
  expect(ratioText(21, 'ru')).toBe('21,0');
});
