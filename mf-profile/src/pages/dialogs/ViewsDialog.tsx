import { Dialog, LoadFailure, Skeleton } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { ViewList } from '../../components/ViewList.tsx';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';
import { useViews } from '../../data/useViews.ts';

/** The visits of staff to this cabinet (§6). */
export function ViewsDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const { views, error, retry } = useViews();
  return (
    <Dialog open onClose={onClose} title={t('views.title')}>
      {views ? (
        <ViewList views={views} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Skeleton shape="block" height="160px" />
      )}
    </Dialog>
  );
}
