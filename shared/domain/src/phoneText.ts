import {
  AsYouType,
  type CountryCode,
  formatIncompletePhoneNumber,
  type MetadataJson,
} from 'libphonenumber-js/core';
import { dialCode, normalisePhone, PHONE_COUNTRIES, type PhoneCountry } from './phone.ts';
import metadata from './phoneMetadata.json' with { type: 'json' };

// Separate from `phone.ts` because the numbering plans are large.
const PLANS = metadata as unknown as MetadataJson;

/**
 * Formats a complete or partial phone for display: `+7 916 480 22 17`. All screens use this format.
 * @param phone in any spelling; phones outside the countries of §3 stay unchanged
 */
export function phoneText(phone: string): string {
  const normal = normalisePhone(phone);
  return dialCode(normal) === null ? phone : formatIncompletePhoneNumber(normal, PLANS);
}

/** Returns the country of §3 of a normalised phone, if the digits so far are unambiguous. Otherwise null. */
export function phoneCountry(phone: string): PhoneCountry | null {
  const typing = new AsYouType(undefined, PLANS);
  typing.input(phone);
  const country: CountryCode | undefined = typing.getCountry();
  return PHONE_COUNTRIES.find((ours) => ours.toUpperCase() === country) ?? null;
}
