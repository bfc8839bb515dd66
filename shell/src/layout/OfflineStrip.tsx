import { useFormats } from '@cabinet/i18n/useFormats';
import { offlineSinceAtom } from '@cabinet/state/offline';
import { Banner } from '@cabinet/ui/Banner';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

/** R31: without a network, the page keeps the last data and shows its time. */
export function OfflineStrip() {
  const { t } = useTranslation('shell');
  const { formatTime } = useFormats();
  const since = useAtomValue(offlineSinceAtom);
  return since !== null && <Banner>{t('offline.strip', { time: formatTime(new Date(since)) })}</Banner>;
}
