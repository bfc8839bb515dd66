import { type ActualPhone, normalisePhone, type PhoneSources } from '@cabinet/domain/phone';

/**
 * Why the profile warns about a phone: it differs from the CRM, the sources differ, or nobody verified it.
 */
export type PhoneMismatch = 'crm' | 'sources' | 'unverified';

export function phoneMismatch(phone: ActualPhone): PhoneMismatch | null {
  if (phone.crmDiffersFromVerified) return 'crm';
  if (phone.sourcesDiffer) return 'sources';
  return phone.isVerifiedByClient ? null : 'unverified';
}

export interface OtherPhone {
  source: keyof PhoneSources;
  /** Normalised. */
  phone: string;
}

/** The sources whose phone differs from the phone in force. */
export function otherPhones(sources: PhoneSources, inForce: string): OtherPhone[] {
  return (['crm', 'verified', 'service'] as const)
    .map((source) => ({ source, phone: normalisePhone(sources[source] ?? '') }))
    .filter(({ phone }) => phone !== '' && phone !== inForce);
}
