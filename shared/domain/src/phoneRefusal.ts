import { type CountryCode, type E164Number, type MetadataJson, PhoneNumber } from 'libphonenumber-js/core';
import { DIAL_CODES, dialCode, normalisePhone, PHONE_COUNTRIES, type PhoneCountry } from './phone.ts';
import metadata from './phoneMetadata.json' with { type: 'json' };

export type PhoneRefusal = 'empty' | 'country' | 'invalid';

/**
 * Returns why a text is not a valid phone of a participant, or null (§5, R32). A valid phone is a mobile
 * number of a country of §3. Separate from `phone.ts` because the numbering plans are large.
 * @param phone in any spelling
 */
export function phoneRefusal(phone: string): PhoneRefusal | null {
  const normal = normalisePhone(phone);
  if (normal === '') return 'empty';
  const code = dialCode(normal);
  if (code === null) return 'country';
  const countries = PHONE_COUNTRIES.filter((country) => DIAL_CODES[country] === code);
  const hasNumber = normal !== `+${code}`;
  return hasNumber && countries.some((country) => isMobile(normal, country)) ? null : 'invalid';
}

/**
 * Checks whether the digits after the dial code are a mobile number of the country. Uses the `PhoneNumber`
 * class directly, because the library's text parser would double the code size.
 */
function isMobile(phone: string, country: PhoneCountry): boolean {
  const number = new PhoneNumber(phone as E164Number, metadata as unknown as MetadataJson);
  number.country = country.toUpperCase() as CountryCode;
  return number.isValid();
}
