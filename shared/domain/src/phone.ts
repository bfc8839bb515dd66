/**
 * A phone as it is compared and sent: digits, an 11-digit number starting with 8 made to start with 7, a plus in
 * front (§5). Nothing is validated here.
 * @returns an empty text when there is no digit
 */
export function normalisePhone(phone: string, { plus = true }: { plus?: boolean } = {}): string {
  const digits = phone.replace(/\D/g, '').replace(/^8(?=\d{10}$)/, '7');
  return digits && plus ? `+${digits}` : digits;
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
