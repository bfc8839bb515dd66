import { canShare, copyLink, shareLink, showToast } from '@cabinet/state';
import { useTranslation } from 'react-i18next';

/** The actions of the referral link. `share` is null if the device has no share panel. */
export function useShareReferral(link: string) {
  const { t } = useTranslation('mf-invites');

  async function copy() {
    if (await copyLink(link)) showToast({ message: t('share.copied') });
  }

  const share = canShare() ? () => void shareLink(link, t('share.text')) : null;
  return { copy: () => void copy(), share };
}
