import { ADDRESS_COUNT, ADDRESS_LENGTH, type Address } from '@cabinet/contracts/addresses';

/** Why this is no delivery address, or null when it is one: a place has letters, is not told in two of them, and has a house. */
export function addressTextRefusal(address: string): 'empty' | 'invalid' | 'no-house' | null {
  const text = address.trim();
  if (text === '') return 'empty';
  const isAddress =
    /\p{L}/u.test(text) && text.length >= ADDRESS_LENGTH.min && text.length <= ADDRESS_LENGTH.max;
  if (!isAddress) return 'invalid';
  return text.split(',').some(hasHouse) ? null : 'no-house';
}

/** `12`, `12а`, `12/3`, `12 к 2`, and no postal code. */
const NUMBER =
  '\\d{1,4}\\p{L}?(?:[/-]\\d{1,4}\\p{L}?)?(?:\\s*(?:к|корп|корпус|стр|строение)\\.?\\s*\\d{1,3})?';
/** `д 12`, `дом 12`, `house 12`, and the Uzbek `12-uy`. */
const NAMED = /(?:^|\s)(?:(?:д|дом|вл|house|uy)\.?\s*№?\s*\d|\d{1,4}\p{L}?[\s-]*(?:uy|уй)(?!\p{L}))/iu;
/** The number of a flat, a floor or an office. */
const INSIDE =
  /^\s*(?:кв|квартира|оф|офис|эт|этаж|подъезд|под|вход|домофон|flat|apt|apartment|office|floor|xonadon|kv|qavat)[.\s№]*\d/iu;
const LAST = new RegExp(`(?:^|\\s)${NUMBER}\\s*$`, 'iu');
/** `12 Navoi street`. */
const FIRST = /^\s*\d{1,4}[a-z]?\s+\p{Script=Latin}/iu;

/** A number alone may be that of a street: `ул 8 Марта`. That of a house is named, or ends its part of the address. */
function hasHouse(part: string): boolean {
  return NAMED.test(part) || (!INSIDE.test(part) && (LAST.test(part) || FIRST.test(part)));
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
