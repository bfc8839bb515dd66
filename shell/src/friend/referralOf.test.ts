import { isCode, referralOf } from './referralOf.ts';

test.each([
  ['?referral=a1b2-C3_d4', 'a1b2-C3_d4', true],
  ['?utm_source=vk&referral=a1b2', 'a1b2', true],
  ['?referral=../contacts', '../contacts', false],
  ['?referral=%3Cscript%3E', '<script>', false],
  [`?referral=${'a'.repeat(41)}`, 'a'.repeat(40), true],
])('the link %j has the code %j', (search, code, isPossible) => {
  expect(referralOf(search)).toBe(code);
  expect(isCode(code)).toBe(isPossible);
});

test.each(['', '?referral=', '?referral=%20', '?utm_source=vk'])('the link %j has no code', (search) => {
  expect(referralOf(search)).toBeNull();
});
