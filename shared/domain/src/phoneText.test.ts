import { phoneCountry, phoneText } from './phoneText.ts';

test.each([
  ['Russia', '+79164802217', '+7 916 480 22 17'],
  ['Azerbaijan', '+994401234567', '+994 40 123 45 67'],
  ['Armenia', '+37477123456', '+374 77 123456'],
  ['Belarus', '+375294911911', '+375 29 491 19 11'],
  ['Georgia', '+995555123456', '+995 555 12 34 56'],
  ['Kazakhstan', '+77710009998', '+7 771 000 9998'],
  ['Cyprus', '+35796123456', '+357 96 123456'],
  ['Kyrgyzstan', '+996700123456', '+996 700 123 456'],
  ['Tajikistan', '+992917123456', '+992 91 712 3456'],
  ['Turkmenistan', '+99366123456', '+993 66 123456'],
  ['Uzbekistan', '+998901234567', '+998 90 123 45 67'],
  ['Ukraine', '+380501234567', '+380 50 123 4567'],
])('phoneText formats a phone of %s, %s, as %s', (_, phone, text) => {
  expect(phoneText(phone)).toBe(text);
  expect(phoneText(text)).toBe(text);
});

test.each([
  ['+7', '+7'],
  ['+7916', '+7 916'],
  ['+79164', '+7 916 4'],
  ['+99890', '+998 90'],
  ['+7916480221799', '+7 916480221799'],
])('phoneText groups the digits of %s while typing: %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

test.each([
  ['of an office', '+74950000001', '+7 495 000 00 01'],
  ['in another format', '8 (495) 000-00-01', '+7 495 000 00 01'],
  ['of another country', '+49 30 1234567', '+49 30 1234567'],
  ['with only a plus', '+', '+'],
  ['without digits', '', ''],
])('phoneText formats a phone %s, «%s», as «%s»', (_, phone, text) => {
  expect(phoneText(phone)).toBe(text);
});

test.each([
  ['+79164802217', 'ru'],
  ['+77710009998', 'kz'],
  ['+998', 'uz'],
  ['+7', null],
  ['+99', null],
  ['+447911123456', null],
  ['', null],
])('phoneCountry for %s returns %s', (phone, country) => {
  expect(phoneCountry(phone)).toBe(country);
});
