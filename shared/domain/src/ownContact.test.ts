import { ownContact } from './ownContact.ts';

const own = { phones: ['8 (916) 123-45-01', '+998901234502'], email: 'Anna.Karimova+my@mail.test' };

test.each([
  ['+79161234501', '', 'own-phone'],
  ['8 916 123 45 01', '', 'own-phone'],
  ['+998 90 123 45 02', '', 'own-phone'],
  ['+79161234502', '', null],
  ['', 'annakarimova@mail.test', 'own-email'],
  ['', ' ANNA.KARIMOVA+friend@mail.test ', 'own-email'],
  ['', 'annakarimova@other.test', null],
  ['+79161234501', 'annakarimova@mail.test', 'own-phone'],
  ['', '', null],
  ['', '@mail.test', null],
])('B4 ownContact for a friend with %j and %j returns %p', (phone, email, refusal) => {
  expect(ownContact({ phone, email }, own)).toBe(refusal);
});
