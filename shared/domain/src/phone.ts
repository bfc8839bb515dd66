/**
 * Normalises a phone for comparing and sending (§5): digits with a leading plus. In an 11-digit number, a
 * leading 8 becomes 7. This function validates nothing.
 * @returns an empty text if there are no digits
 */
export function normalisePhone(phone: string, { plus = true }: { plus?: boolean } = {}): string {
  const digits = phone.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');
  return digits && plus ? `+${digits}` : digits;
}

/** Returns the `tel:` address of a phone in any spelling. */
export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** §3 Countries with their dial codes. Russia and Kazakhstan share a dial code. */
export const DIAL_CODES = {
  ru: '7',
  az: '994',
  am: '374',
  by: '375',
  ge: '995',
  kz: '7',
  cy: '357',
  kg: '996',
  tj: '992',
  tm: '993',
  uz: '998',
  ua: '380',
} as const;
export type PhoneCountry = keyof typeof DIAL_CODES;

/** Allowed countries of a phone, in the order of §3. */
export const PHONE_COUNTRIES = Object.keys(DIAL_CODES) as PhoneCountry[];

/**
 * Returns the dial code of a normalised phone, such as `998`. Null for an e-mail, or if no country of §3
 * matches.
 */
export function dialCode(phone: string): string | null {
  return Object.values(DIAL_CODES).find((code) => phone.startsWith(`+${code}`)) ?? null;
}

export interface PhoneSources {
  /** The phone that a code has verified. */
  verified: string | null;
  /** The phone of the CRM client. */
  crm: string | null;
  /** The first phone in the loyalty service. */
  service: string | null;
}

export interface ActualPhone {
  /** Normalised. Empty if no source has a phone. */
  phone: string;
  isVerifiedByClient: boolean;
  sourcesDiffer: boolean;
  crmDiffersFromVerified: boolean;
}

/**
 * Returns the phone that the cabinet uses, and whether the sources agree. The phone of the CRM wins (§3
 * Actual phone).
 */
export function actualPhone(sources: PhoneSources): ActualPhone {
  const crm = normalisePhone(sources.crm ?? '');
  const verified = normalisePhone(sources.verified ?? '');
  const service = normalisePhone(sources.service ?? '');
  const phone = crm || verified || service;
  return {
    phone,
    isVerifiedByClient: verified !== '' && verified === phone,
    sourcesDiffer: new Set([crm, verified, service].filter(Boolean)).size > 1,
    crmDiffersFromVerified: crm !== '' && verified !== '' && crm !== verified,
  };
}
