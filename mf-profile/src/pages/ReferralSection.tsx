import { friendshipLevel } from '@cabinet/domain/level';
import {
  canShare,
  copyLink,
  isFetchedAtom,
  referralLinkAtom,
  shareLink,
  showToast,
  userErrorAtom,
} from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ReferralPanel } from '../components/ReferralPanel.tsx';
import { RewardEstimate } from '../components/RewardEstimate.tsx';
import { useFriends } from '../data/useFriends.ts';
import { useHomeDialog } from './useHomeDialog.ts';

/** The participant's own link; none without a physical card (§3). */
export function ReferralSection() {
  const { t } = useTranslation('mf-profile');
  const link = useAtomValue(referralLinkAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const hasError = useAtomValue(userErrorAtom) !== null;
  const { phase, payments } = useFriends();
  const { open } = useHomeDialog();
  const percent = payments && friendshipLevel(payments.length).percent;
  if (!link && (isFetched || hasError)) return null;

  // §8: a failure is only reported; the whole link can then be marked by hand.
  async function copy(text: string) {
    if (await copyLink(text)) showToast({ message: t('referral.copied') });
    else open('code');
  }

  return (
    <ReferralPanel
      link={link}
      percent={percent}
      onCopy={() => link && void copy(link)}
      onShare={canShare() ? () => link && void shareLink(link, t('referral.shareText')) : undefined}
      onCode={() => open('code')}
      estimate={(payments || phase !== 'failed') && <RewardEstimate percent={percent} />}
    />
  );
}
