import { ADDRESS_COUNT } from '@cabinet/contracts/addresses';
import {
  addressChangeRefusal,
  addressTextRefusal,
  defaultAddressRefusal,
  moreAddressesRefusal,
} from './address.ts';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['дом', 'invalid'],
  ['12345', 'invalid'],
  ['г Москва', 'no-house'],
  ['г Тверь, ул Советская', 'no-house'],
  ['г Екатеринбург, ул 8 Марта', 'no-house'],
  ['170100, г Тверь, ул Советская', 'no-house'],
  ['г Тверь, ул Советская, кв 3', 'no-house'],
  ['г Тверь, ул Советская, подъезд 2, этаж 4', 'no-house'],
  ['Toshkent shahri, 8-mart koʻchasi', 'no-house'],
  ['г Тверь, ул Советская, д 7', null],
  ['г Тверь, ул Советская, д. 7, кв 3', null],
  ['г Екатеринбург, ул 8 Марта, 12', null],
  ['Тверь Советская 7', null],
  ['Москва, Измайловский вал, 2/1, вход Б', null],
  ['Москва, Ленинградский проспект, 80 корп. 5', null],
  ['г Москва, ул Мира, дом 12а', null],
  ['12 Navoi street, Tashkent', null],
  ['Тошкент шаҳри, Навоий кўчаси, 12-уй', null],
  ['Toshkent shahri, Navoiy koʻchasi, 12-uy', null],
  [`${'ж'.repeat(297)}, 1`, null],
  ['ж'.repeat(301), 'invalid'],
])('addressTextRefusal checks the address %j: %p', (address, refusal) => {
  expect(addressTextRefusal(address)).toBe(refusal);
});

test('§2 a participant cannot change an address that an order goes to', () => {
  expect(addressChangeRefusal({ isUsed: true })).toBe('used');
  expect(addressChangeRefusal({ isUsed: false })).toBeNull();
});

test('a hidden address cannot be the default', () => {
  expect(defaultAddressRefusal({ isHidden: true })).toBe('hidden');
  expect(defaultAddressRefusal({ isHidden: false })).toBeNull();
});

test('a participant can have ten addresses, not counting hidden ones', () => {
  const shown = (count: number) => Array.from({ length: count }, () => ({ isHidden: false }));
  const hidden = Array.from({ length: 30 }, () => ({ isHidden: true }));
  expect(moreAddressesRefusal([...shown(ADDRESS_COUNT - 1), ...hidden])).toBeNull();
  expect(moreAddressesRefusal(shown(ADDRESS_COUNT))).toBe('too-many');
});
