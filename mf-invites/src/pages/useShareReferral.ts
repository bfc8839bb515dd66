import { canShare, copyLink, shareLink, showToast } from '@cabinet/state';
import { useTranslation } from 'react-i18next';

/** What can be done with the referral link; `share` is null where the device cannot. */
export function useShareReferral(link: string) {
  const { t } = useTranslation('mf-invites');

  async function copy() {
    if (await copyLink(link)) showToast({ message: t('share.copied') });
  }

  const share = canShare() ? () => void shareLink(link, t('share.text')) : null;
  return { copy: () => void copy(), share };
}
