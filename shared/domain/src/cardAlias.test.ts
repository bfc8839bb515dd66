import { cardAlias, referralCode } from './cardAlias.ts';

test.each([
  ['a7k2m9xq', 'a7k2m9xq'],
  [' A7K2M9XQ ', 'a7k2m9xq'],
  ['oOiIlL', '001111'],
  ['', ''],
])('cardAlias normalises %j to %j', (typed, alias) => {
  expect(cardAlias(typed)).toBe(alias);
});

test.each([
  ['a7k2m9xq', 'a7k2m9xq'],
  [' friends.test/f/a7k2m9xq ', 'a7k2m9xq'],
  ['https://friends.test/f/a7k2m9xq/', 'a7k2m9xq'],
  ['https://friends.test/my/friend?utm_source=vk&referral=c0ffee', 'c0ffee'],
  ['https://friends.test/f/a7k2m9xq?utm_source=vk', 'a7k2m9xq'],
  ['', ''],
])('referralCode finds in %j the code %j', (typed, code) => {
  expect(referralCode(typed)).toBe(code);
});
