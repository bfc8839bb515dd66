import { PHONE_COUNTRIES, type PhoneCountry } from './phone.ts';
import { readPhone } from './phoneReading.ts';

test.each<[PhoneCountry, string, string]>([
  ['ru', '916 480-22-17', '+79164802217'],
  ['ru', '8 (916) 480-22-17', '+79164802217'],
  ['ru', '+7 916 480 22 17', '+79164802217'],
  ['ru', '79164802217', '+79164802217'],
  ['ru', '007 916 480 22 17', '+79164802217'],
  ['ru', 'тел. +7(916)480-22-17 ', '+79164802217'],
  ['ru', '998 90 123 45 67', '+998901234567'],
  ['ru', '00 998 90 123 45 67', '+998901234567'],
  ['ru', '8 10 998 90 123 45 67', '+998901234567'],
  ['ru', '916 480-22-17+998 90 123 45 67', '+998901234567'],
  ['ru', '+7 8 916 480-22-17', '+79164802217'],
  ['kz', '8 771 000 99 98', '+77710009998'],
  ['uz', '90 123 45 67', '+998901234567'],
  ['uz', '8 (916) 480-22-17', '+79164802217'],
  ['by', '8 029 491-19-11', '+375294911911'],
  ['ua', '050 123 4567', '+380501234567'],
  ['ge', '555 12 34 56', '+995555123456'],
  ['cy', '96 123456', '+35796123456'],
  ['tm', '8 66 123456', '+99366123456'],
])('§5 readPhone in a field of %s reads «%s» as %s', (country, typed, phone) => {
  expect(readPhone(typed, country)).toBe(phone);
});

test.each<[string, string]>([
  ['', ''],
  ['нет', ''],
  ['9', '+79'],
  ['8 916', '+78916'],
  ['+', '+'],
  ['+9', '+9'],
  ['+99', '+99'],
  ['00', '+700'],
  ['009', '+9'],
  ['916 480-22-17 доб. 12', '+7916480221712'],
])('readPhone reads incomplete text: «%s» becomes %s', (typed, phone) => {
  expect(readPhone(typed, 'ru')).toBe(phone);
});

const WHOLE = [
  '+79161234567',
  '+994401234567',
  '+37477123456',
  '+375294911911',
  '+995555123456',
  '+77710009998',
  '+35796123456',
  '+996700123456',
  '+992917123456',
  '+99366123456',
  '+998901234567',
  '+380501234567',
];

test.each(WHOLE)(
  'readPhone recognises the complete phone %s without a plus in a field of any country',
  (phone) => {
    expect(PHONE_COUNTRIES.map((country) => readPhone(phone.slice(1), country))).toEqual(
      PHONE_COUNTRIES.map(() => phone),
    );
  },
);
