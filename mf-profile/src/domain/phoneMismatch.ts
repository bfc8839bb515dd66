import { type ActualPhone, normalisePhone, type PhoneSources } from '@cabinet/domain/phone';

/** What the profile says of a phone: the university's is not the verified one, the sources differ, nobody verified it. */
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

/** Which sources name another phone than the one in force. */
export function otherPhones(sources: PhoneSources, inForce: string): OtherPhone[] {
  return (['crm', 'verified', 'service'] as const)
    .map((source) => ({ source, phone: normalisePhone(sources[source] ?? '') }))
    .filter(({ phone }) => phone !== '' && phone !== inForce);
}
