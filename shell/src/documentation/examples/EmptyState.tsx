import { Button } from '@cabinet/ui/Button';
import { EmptyState } from '@cabinet/ui/EmptyState';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function Nothing() {
  const { t } = useTranslation('documentation');
  return (
    <EmptyState
      title={t('words.noOrders')}
      text={t('words.catalogueText')}
      action={<Button>{t('words.catalogue')}</Button>}
    />
  );
}

export function Failure() {
  const [isBusy, setBusy] = useState(false);
  return (
    <LoadFailure
      error={{ kind: 'broken', requestId: '7d1c0a52' }}
      busy={isBusy}
      onRetry={() => setBusy(!isBusy)}
    />
  );
}

export function NoNetwork() {
  return <LoadFailure error={{ kind: 'network' }} onRetry={() => {}} />;
}
