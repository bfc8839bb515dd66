import { type CountryCode, type E164Number, type MetadataJson, PhoneNumber } from 'libphonenumber-js/core';
import { DIAL_CODES, dialCode, normalisePhone, PHONE_COUNTRIES, type PhoneCountry } from './phone.ts';
import metadata from './phoneMetadata.json' with { type: 'json' };

export type PhoneRefusal = 'empty' | 'country' | 'invalid';

/**
 * Why this is no phone of a participant, or null when it is: a mobile number of one of the countries of §3 (§5, R32).
 * Apart from `phone.ts` because of the weight of the numbering plans.
 * @param phone however it was typed
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

/** Whether the digits behind the dial code are a mobile number of the country. To parse a text takes twice the code. */
function isMobile(phone: string, country: PhoneCountry): boolean {
  const number = new PhoneNumber(phone as E164Number, metadata as unknown as MetadataJson);
  number.country = country.toUpperCase() as CountryCode;
  return number.isValid();
}
