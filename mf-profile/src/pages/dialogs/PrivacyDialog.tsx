import { usePart } from '@cabinet/i18n';
import { Dialog, LoadFailure, Skeleton } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';
import { usePrivacy } from '../../data/usePrivacy.ts';
import { laterWords } from '../../locales/laterWords.ts';

const loadPrivacy = () => import('./Privacy.tsx');

/** The privacy dialog: consents, a copy of the data, and leaving. */
export function PrivacyDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const { part, hasFailed, fetchPart } = usePart(loadPrivacy, laterWords);
  const { privacy, error, retry } = usePrivacy();
  return (
    <Dialog open onClose={onClose} title={t('privacy.title')} width={680}>
      {part && privacy ? (
        <part.Privacy {...privacy} />
      ) : hasFailed ? (
        <LoadFailure onRetry={fetchPart} />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Skeleton shape="block" height="320px" />
      )}
    </Dialog>
  );
}
