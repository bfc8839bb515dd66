import { ADDRESS_COUNT, ADDRESS_LENGTH, type Address } from '@cabinet/contracts/addresses';

/**
 * Returns why a text is not a valid delivery address, or null for a valid address. A valid address has
 * letters, a length within the limits, and a house number.
 */
export function addressTextRefusal(address: string): 'empty' | 'invalid' | 'no-house' | null {
  const text = address.trim();
  if (text === '') return 'empty';
  const isAddress =
    /\p{L}/u.test(text) && text.length >= ADDRESS_LENGTH.min && text.length <= ADDRESS_LENGTH.max;
  if (!isAddress) return 'invalid';
  return text.split(',').some(hasHouse) ? null : 'no-house';
}

/** House numbers such as `12`, `12а`, `12/3` and `12 к 2`, but not postal codes. */
const NUMBER =
  '\\d{1,4}\\p{L}?(?:[/-]\\d{1,4}\\p{L}?)?(?:\\s*(?:к|корп|корпус|стр|строение)\\.?\\s*\\d{1,3})?';
/** House numbers with a marker: `д 12`, `дом 12`, `house 12`, and the Uzbek `12-uy`. */
const NAMED = /(?:^|\s)(?:(?:д|дом|вл|house|uy)\.?\s*№?\s*\d|\d{1,4}\p{L}?[\s-]*(?:uy|уй)(?!\p{L}))/iu;
/** Numbers of flats, floors and offices. */
const INSIDE =
  /^\s*(?:кв|квартира|оф|офис|эт|этаж|подъезд|под|вход|домофон|flat|apt|apartment|office|floor|xonadon|kv|qavat)[.\s№]*\d/iu;
const LAST = new RegExp(`(?:^|\\s)${NUMBER}\\s*$`, 'iu');
/** Addresses that start with the house number, such as `12 Navoi street`. */
const FIRST = /^\s*\d{1,4}[a-z]?\s+\p{Script=Latin}/iu;

/**
 * Looks for a house number in one part of an address. A number alone can belong to a street: `ул 8 Марта`. A
 * house number has a marker, or stands first or last in its part.
 */
function hasHouse(part: string): boolean {
  return NAMED.test(part) || (!INSIDE.test(part) && (LAST.test(part) || FIRST.test(part)));
}

export type AddressRefusal = 'used' | 'hidden' | 'too-many';

/** Returns why a participant cannot change an address (an order goes there, §2), or null. */
export function addressChangeRefusal({ isUsed }: Pick<Address, 'isUsed'>): AddressRefusal | null {
  return isUsed ? 'used' : null;
}

/** Returns why an address cannot be the default, or null. */
export function defaultAddressRefusal({ isHidden }: Pick<Address, 'isHidden'>): AddressRefusal | null {
  return isHidden ? 'hidden' : null;
}

/** Returns why a participant cannot add or restore an address, or null. Hidden addresses do not count. */
export function moreAddressesRefusal(addresses: readonly Pick<Address, 'isHidden'>[]): AddressRefusal | null {
  return addresses.filter(({ isHidden }) => !isHidden).length >= ADDRESS_COUNT ? 'too-many' : null;
}
