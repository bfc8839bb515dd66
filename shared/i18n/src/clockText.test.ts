import { clockText } from './clockText.ts';

test.each([
  [0, '0:00'],
  [14.9, '0:14'],
  [60, '1:00'],
  [65, '1:05'],
  [3_600, '60:00'],
])('R3 %d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
