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
  ['г Москва', null],
  ['Toshkent shahri, Navoiy koʻchasi, 12-uy', null],
  ['ж'.repeat(300), null],
  ['ж'.repeat(301), 'invalid'],
])('%j as an address: %p', (address, refusal) => {
  expect(addressTextRefusal(address)).toBe(refusal);
});

test('§2 an address that an order goes to is not changed', () => {
  expect(addressChangeRefusal({ isUsed: true })).toBe('used');
  expect(addressChangeRefusal({ isUsed: false })).toBeNull();
});

test('a hidden address is not the default', () => {
  expect(defaultAddressRefusal({ isHidden: true })).toBe('hidden');
  expect(defaultAddressRefusal({ isHidden: false })).toBeNull();
});

test('there are ten addresses, and hidden ones beside them', () => {
  const shown = (count: number) => Array.from({ length: count }, () => ({ isHidden: false }));
  const hidden = Array.from({ length: 30 }, () => ({ isHidden: true }));
  expect(moreAddressesRefusal([...shown(ADDRESS_COUNT - 1), ...hidden])).toBeNull();
  expect(moreAddressesRefusal(shown(ADDRESS_COUNT))).toBe('too-many');
});
