import { Dialog, LoadFailure, Part, Skeleton, TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ManagerRequestList } from '../../components/ManagerRequestList.tsx';
import { useConversion } from '../../data/useConversion.ts';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';

// The form loads later with its fields, which most dialogs do not need.
const loadForm = () => import('./ConversionForm.tsx');

/** The request to turn tokens into roubles, for Best Friends (§1). The request alone moves no tokens. */
export function ConversionDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const context = use(TokenWord);
  const { free, requests, refusalOf, error, retry } = useConversion();
  const refusal = free === null ? null : refusalOf(0);

  return (
    <Dialog open onClose={onClose} title={t('conversion.title', { context })}>
      {refusal && refusal.reason !== 'not-enough-tokens' ? (
        <p>{t(`conversion.refusal.${refusal.reason}`, { context, count: refusal.missing ?? 0 })}</p>
      ) : free !== null ? (
        <Part load={loadForm} meanwhile={<Waiting />}>
          {({ ConversionForm }) => <ConversionForm free={free} onDone={onClose} />}
        </Part>
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Waiting />
      )}
      <ManagerRequestList title={t('conversion.asked')} requests={requests ?? []} />
    </Dialog>
  );
}

function Waiting() {
  return <Skeleton shape="block" height="240px" />;
}
