import { DIAL_CODES, normalisePhone, PHONE_COUNTRIES, type PhoneCountry } from './phone.ts';

/** Number of digits of a mobile number after the dial code (ITU E.164 national plans). */
const LENGTHS: Record<PhoneCountry, number> = {
  ru: 10,
  az: 9,
  am: 8,
  by: 9,
  ge: 9,
  kz: 10,
  cy: 8,
  kg: 9,
  tj: 9,
  tm: 8,
  uz: 9,
  ua: 9,
};

/** Prefixes for calls inside a country. Calls from abroad do not use them. */
const TRUNK_PREFIXES = ['0', '8', '80'];

/** Prefixes for calls abroad: 00, and 8-10 from Russia. */
const EXIT = /^(?:00(?=[1-9])|810(?=\d{9}))/;

/**
 * Reads the phone in a field of `country`. Accepts spellings such as `+7 916…`, `007916…`, `8 (916)…`,
 * `7916…`, `916…` and `998 90…`. The result is normalised (§5) and may be incomplete.
 * @returns a plus for a plus alone, which is the start of a phone
 */
export function readPhone(typed: string, country: PhoneCountry): string {
  // A number pasted after another number replaces the first number.
  const spelling = typed.slice(Math.max(0, typed.lastIndexOf('+')));
  const digits = spelling.replace(/\D/g, '');
  if (spelling.startsWith('+')) return withoutTrunk(`+${digits}`);
  if (EXIT.test(digits)) return withoutTrunk(`+${digits.replace(EXIT, '')}`);

  const national = digits && withoutTrunk(`+${DIAL_CODES[country]}${digits}`);
  const whole = normalisePhone(digits);
  return digits.length > LENGTHS[country] && !isCompleteNumber(national) && isCompleteNumber(whole)
    ? whole
    : national;
}

/** Removes a trunk prefix after a dial code: `+7 8 916…`. */
function withoutTrunk(phone: string): string {
  const country = PHONE_COUNTRIES.find((ours) => phone.startsWith(`+${DIAL_CODES[ours]}`));
  if (!country) return phone;
  const number = phone.slice(1 + DIAL_CODES[country].length);
  const surplus = number.slice(0, -LENGTHS[country]);
  return TRUNK_PREFIXES.includes(surplus) ? `+${DIAL_CODES[country]}${number.slice(surplus.length)}` : phone;
}

function isCompleteNumber(phone: string): boolean {
  return PHONE_COUNTRIES.some((country) => {
    const code = `+${DIAL_CODES[country]}`;
    return phone.startsWith(code) && phone.length === code.length + LENGTHS[country];
  });
}
