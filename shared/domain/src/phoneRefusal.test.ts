import { phoneMetadata } from '../phoneMetadata.ts';
import metadata from './phoneMetadata.json' with { type: 'json' };
import { phoneRefusal } from './phoneRefusal.ts';

test.each([
  ['Russia', '+7 916 123-45-67'],
  ['Russia, with a leading 8', '8 (916) 123-45-67'],
  ['Azerbaijan', '+994 40 123 45 67'],
  ['Armenia', '+374 77 123456'],
  ['Belarus', '+375 29 491-19-11'],
  ['Georgia', '+995 555 12 34 56'],
  ['Kazakhstan', '+7 771 000 9998'],
  ['Cyprus', '+357 96 123456'],
  ['Kyrgyzstan', '+996 700 123 456'],
  ['Tajikistan', '+992 917 123 456'],
  ['Turkmenistan', '+993 66 123456'],
  ['Uzbekistan', '+998 90 123 45 67'],
  ['Ukraine', '+380 50 123 4567'],
])('§5 R32 phoneRefusal accepts a mobile phone of %s', (_, phone) => {
  expect(phoneRefusal(phone)).toBeNull();
});

test.each([
  ['', 'empty'],
  ['нет', 'empty'],
  ['+1 202 555 0123', 'country'],
  ['+44 7911 123456', 'country'],
  ['+86 131 2345 6789', 'country'],
  ['916 123-45-67', 'country'],
  ['+7 916 123-45', 'invalid'],
  ['+7 916 123-45-678', 'invalid'],
  ['+7 000 000-00-00', 'invalid'],
  ['+7 809 123-45-67', 'invalid'],
  ['+998 10 123 45 67', 'invalid'],
  ['+7 8 916 480-22-17', 'invalid'],
  ['+998', 'invalid'],
])('§5 B2 phoneRefusal refuses %s: %s', (phone, refusal) => {
  expect(phoneRefusal(phone)).toBe(refusal);
});

test('the numbering plans are up to date with the library', () => {
  expect(metadata).toEqual(phoneMetadata());
});
