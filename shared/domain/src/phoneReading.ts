import { DIAL_CODES, normalisePhone, PHONE_COUNTRIES, type PhoneCountry } from './phone.ts';

/** Digits of a mobile number after the dial code (ITU E.164 national plans). */
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

/** What is dialled before a number inside a country, and falls away from abroad. */
const TRUNK_PREFIXES = ['0', '8', '80'];

/** What is dialled to leave a country: 00, and 8-10 from Russia. */
const EXIT = /^(?:00(?=[1-9])|810(?=\d{9}))/;

/**
 * The phone that is meant by what stands in a field of `country`, however it is spelled: `+7 916…`, `007916…`, `8 (916)…`,
 * `7916…`, `916…`, `998 90…`. It is as it is compared and sent (§5), and need not be complete.
 * @returns a lone plus for a lone plus: a phone that begins
 */
export function readPhone(typed: string, country: PhoneCountry): string {
  // What is pasted behind a number replaces it.
  const spelling = typed.slice(Math.max(0, typed.lastIndexOf('+')));
  const digits = spelling.replace(/\D/g, '');
  if (spelling.startsWith('+')) return withoutTrunk(`+${digits}`);
  if (EXIT.test(digits)) return withoutTrunk(`+${digits.replace(EXIT, '')}`);

  const national = digits && withoutTrunk(`+${DIAL_CODES[country]}${digits}`);
  const whole = normalisePhone(digits);
  return digits.length > LENGTHS[country] && !isWhole(national) && isWhole(whole) ? whole : national;
}

/** Leaves out what is dialled inside the country only: `+7 8 916…`. */
function withoutTrunk(phone: string): string {
  const country = PHONE_COUNTRIES.find((ours) => phone.startsWith(`+${DIAL_CODES[ours]}`));
  if (!country) return phone;
  const number = phone.slice(1 + DIAL_CODES[country].length);
  const surplus = number.slice(0, -LENGTHS[country]);
  return TRUNK_PREFIXES.includes(surplus) ? `+${DIAL_CODES[country]}${number.slice(surplus.length)}` : phone;
}

function isWhole(phone: string): boolean {
  return PHONE_COUNTRIES.some((country) => {
    const code = `+${DIAL_CODES[country]}`;
    return phone.startsWith(code) && phone.length === code.length + LENGTHS[country];
  });
}
