/**
 * A phone as it is compared and sent: digits, an 11-digit number starting with 8 made to start with 7, a plus in
 * front (§5). Nothing is validated here.
 * @returns an empty text when there is no digit
 */
export function normalisePhone(phone: string, { plus = true }: { plus?: boolean } = {}): string {
  const digits = phone.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');
  return digits && plus ? `+${digits}` : digits;
}

/** The address that calls a phone, however it is written. */
export function callAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** §3 Countries, each with its dial code; Russia and Kazakhstan share one. */
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

/** Countries that a phone may belong to, in the order of §3. */
export const PHONE_COUNTRIES = Object.keys(DIAL_CODES) as PhoneCountry[];

/** The dial code of a normalised phone, `998`; null when no country of §3 has it. An e-mail has none. */
export function dialCode(phone: string): string | null {
  return Object.values(DIAL_CODES).find((code) => phone.startsWith(`+${code}`)) ?? null;
}

export interface PhoneSources {
  /** Verified by a code. */
  verified: string | null;
  /** Of the CRM client. */
  crm: string | null;
  /** First one the loyalty service knows. */
  service: string | null;
}

export interface ActualPhone {
  /** Normalised; empty when no source has one. */
  phone: string;
  isVerifiedByClient: boolean;
  sourcesDiffer: boolean;
  crmDiffersFromVerified: boolean;
}

/** The phone the cabinet goes by, and whether its sources agree: the CRM's wins (§3 Actual phone). */
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
