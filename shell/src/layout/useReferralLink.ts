import { configAtom } from '@cabinet/state/config';
import { physicalCardAtom } from '@cabinet/state/user';
import { useAtomValue } from 'jotai';

/** The participant's referral link (§3), or null before there is a card. */
export function useReferralLink(): string | null {
  const inviteUrl = useAtomValue(configAtom)?.inviteUrl;
  const hash = useAtomValue(physicalCardAtom)?.cardHash;
  if (!inviteUrl || !hash) return null;
  const url = new URL(inviteUrl, location.origin);
  url.searchParams.set('referral', hash);
  return url.href;
}
