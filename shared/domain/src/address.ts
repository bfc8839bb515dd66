import { ADDRESS_COUNT, ADDRESS_LENGTH, type Address } from '@cabinet/contracts/addresses';

/** Why this is no delivery address, or null when it is one: a place has letters, and is not told in two of them. */
export function addressTextRefusal(address: string): 'empty' | 'invalid' | null {
  const text = address.trim();
  if (text === '') return 'empty';
  const isAddress =
    /\p{L}/u.test(text) && text.length >= ADDRESS_LENGTH.min && text.length <= ADDRESS_LENGTH.max;
  return isAddress ? null : 'invalid';
}

export type AddressRefusal = 'used' | 'hidden' | 'too-many';

/** Why an address cannot be changed, or null: an order goes there (§2). */
export function addressChangeRefusal({ isUsed }: Pick<Address, 'isUsed'>): AddressRefusal | null {
  return isUsed ? 'used' : null;
}

/** Why an address cannot be the default, or null. */
export function defaultAddressRefusal({ isHidden }: Pick<Address, 'isHidden'>): AddressRefusal | null {
  return isHidden ? 'hidden' : null;
}

/** Why no address can be added or brought back, or null: hidden ones do not count. */
export function moreAddressesRefusal(addresses: readonly Pick<Address, 'isHidden'>[]): AddressRefusal | null {
  return addresses.filter(({ isHidden }) => !isHidden).length >= ADDRESS_COUNT ? 'too-many' : null;
}
