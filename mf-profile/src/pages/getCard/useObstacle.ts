import { isOnlineAtom } from '@cabinet/state/offline';
import { isViewAsAtom } from '@cabinet/state/session';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** Why nothing can be sent now (§6, R31), or null. */
export function useObstacle(): string | null {
  const { t } = useTranslation('mf-profile');
  const isViewAs = useAtomValue(isViewAsAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  if (isViewAs) return t('getCard.viewAs');
  return isOnline ? null : t('getCard.offline');
}
