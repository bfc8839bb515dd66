import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { dialCode, normalisePhone } from './phone.ts';
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
  if (dialCode(normal) === null) return 'country';
  const parsed = parsePhoneNumberFromString(normal, metadata as unknown as MetadataJson);
  // A trunk prefix behind the dial code (`+7 8 916…`) is parsed away, but a call to what was typed would not arrive.
  return parsed?.isValid() && parsed.number === normal ? null : 'invalid';
}
