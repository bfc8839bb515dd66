import { referralOf } from './referralOf.ts';

test.each([
  ['?referral=a1b2-C3_d4', 'a1b2-C3_d4'],
  ['?utm_source=vk&referral=a1b2', 'a1b2'],
  ['', null],
  ['?referral=', null],
  ['?referral=../contacts', null],
  ['?referral=%3Cscript%3E', null],
  [`?referral=${'a'.repeat(41)}`, null],
])('the link %j is of %j', (search, hash) => {
  expect(referralOf(search)).toBe(hash);
});
