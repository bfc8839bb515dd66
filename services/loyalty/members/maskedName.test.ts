import { maskedName } from './maskedName.ts';

test.each([
  ['Анна Каримова', 'Анна К.'],
  ['  Анна   Руслановна  Каримова ', 'Анна Р.'],
  ['Oʻtkir gʻulomov', 'Oʻtkir G.'],
  ['Анна', 'Анна'],
  ['', ''],
])('R40 others see "%s" as "%s"', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
