import { friendshipLevel } from '@cabinet/domain/level';
import { REWARDS } from '@cabinet/domain/reward';
import {
  copyLink,
  isFetchedAtom,
  openSharePanel,
  referralLinkAtom,
  showToast,
  userErrorAtom,
} from '@cabinet/state';
import { TokenWord } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ReferralPanel } from '../components/ReferralPanel.tsx';
import { useFriends } from '../data/useFriends.ts';
import { useHomeDialog } from '../data/useHomeDialog.ts';

/** The participant's referral link. Requires a physical card (§3). */
export function ReferralSection() {
  const { t } = useTranslation('mf-profile');
  const link = useAtomValue(referralLinkAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  const hasError = useAtomValue(userErrorAtom) !== null;
  const { payments } = useFriends();
  const { open } = useHomeDialog();
  const context = use(TokenWord);
  const percent = payments && friendshipLevel(payments.length).percent;
  if (!link && (isFetched || hasError)) return null;

  // §8: a failed copy is only reported. The dialog shows the whole link for manual copying.
  async function copy(text: string) {
    if (await copyLink(text)) showToast({ message: t('referral.copied') });
    else open('code');
  }

  return (
    <ReferralPanel
      link={link}
      text={
        percent === null
          ? t('referral.textPlain', { context, ...REWARDS })
          : t('referral.text', { context, ...REWARDS, percent })
      }
      onCopy={() => link && void copy(link)}
      onCall={openSharePanel}
      onCode={() => open('code')}
      onEstimate={() => open('estimate')}
    />
  );
}
