import { configAtom } from '@cabinet/state/config';
import { physicalCardAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';
import { referralLink } from '../domain/referralLink.ts';

/** The participant's referral link, or null before there is a card (§3). */
export function useReferralLink(): string | null {
  const inviteUrl = useAtomValue(configAtom)?.inviteUrl;
  const cardHash = useAtomValue(physicalCardAtom)?.cardHash;
  return referralLink(inviteUrl, cardHash, location.origin);
}
