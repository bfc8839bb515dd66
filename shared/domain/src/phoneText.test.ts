import type { PhoneCountry } from './phone.ts';
import { phoneCountry, phoneText } from './phoneText.ts';

test.each<[PhoneCountry, string, string]>([
  ['ru', '+79164802217', '916 480-22-17'],
  ['ru', '+7916', '916'],
  ['ru', '+79164', '916 4'],
  ['ru', '+7', ''],
  ['ru', '+7916480221799', '916480221799'],
  ['az', '+994401234567', '40 123 45 67'],
  ['am', '+37477123456', '77 123456'],
  ['by', '+375294911911', '29 491 19 11'],
  ['ge', '+995555123456', '555 12 34 56'],
  ['kz', '+77710009998', '771 000 9998'],
  ['cy', '+35796123456', '96 123456'],
  ['kg', '+996700123456', '700 123 456'],
  ['tj', '+992917123456', '91 712 3456'],
  ['tm', '+99366123456', '66 123456'],
  ['uz', '+998901234567', '90 123 45 67'],
  ['ua', '+380501234567', '50 123 4567'],
])('in %s %s is written %s', (country, phone, text) => {
  expect(phoneText(phone, country)).toBe(text);
});

test.each([
  ['+79164802217', 'ru'],
  ['+77710009998', 'kz'],
  ['+998', 'uz'],
  ['+7', null],
  ['+99', null],
  ['+447911123456', null],
  ['', null],
])('%s is of %s', (phone, country) => {
  expect(phoneCountry(phone)).toBe(country);
});
