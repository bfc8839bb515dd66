import {
  AsYouType,
  type CountryCode,
  formatIncompletePhoneNumber,
  type MetadataJson,
} from 'libphonenumber-js/core';
import { dialCode, normalisePhone, PHONE_COUNTRIES, type PhoneCountry } from './phone.ts';
import metadata from './phoneMetadata.json' with { type: 'json' };

// Apart from `phone.ts` because of the weight of the numbering plans.
const PLANS = metadata as unknown as MetadataJson;

/**
 * A phone as people read it, `+7 916 480 22 17`, whole or as far as it is typed. Every screen writes a phone this way.
 * @param phone in any spelling; one of no country of §3 stays as it is
 */
export function phoneText(phone: string): string {
  const normal = normalisePhone(phone);
  return dialCode(normal) === null ? phone : formatIncompletePhoneNumber(normal, PLANS);
}

/** Which country of §3 a normalised phone belongs to, where the digits so far tell one from the others; else null. */
export function phoneCountry(phone: string): PhoneCountry | null {
  const typing = new AsYouType(undefined, PLANS);
  typing.input(phone);
  const country: CountryCode | undefined = typing.getCountry();
  return PHONE_COUNTRIES.find((ours) => ours.toUpperCase() === country) ?? null;
}
