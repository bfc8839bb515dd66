import { AsYouType, type CountryCode, type MetadataJson } from 'libphonenumber-js/core';
import { DIAL_CODES, PHONE_COUNTRIES, type PhoneCountry } from './phone.ts';
import metadata from './phoneMetadata.json' with { type: 'json' };

// Apart from `phone.ts` because of the weight of the numbering plans.

/**
 * A phone as it is written in its country behind the dial code, `916 480-22-17`, as far as it is there.
 * @param phone normalised, of that country
 */
export function phoneText(phone: string, country: PhoneCountry): string {
  const code = `+${DIAL_CODES[country]}`;
  const digits = phone.slice(code.length);
  const atHome = typed(digits, country).text;
  // Some countries group digits only behind the dial code.
  return atHome === digits ? typed(phone).text.slice(code.length).trim() : atHome;
}

/** Which country of §3 a normalised phone belongs to, where the digits so far tell one from the others; else null. */
export function phoneCountry(phone: string): PhoneCountry | null {
  const country = typed(phone).country?.toLowerCase();
  return PHONE_COUNTRIES.find((ours) => ours === country) ?? null;
}

function typed(text: string, country?: PhoneCountry) {
  const typing = new AsYouType(country?.toUpperCase() as CountryCode, metadata as unknown as MetadataJson);
  return { text: typing.input(text), country: typing.getCountry() };
}
