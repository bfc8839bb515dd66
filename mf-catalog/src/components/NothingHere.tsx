import { Button, EmptyState } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';

export interface NothingHereProps {
  isFiltered: boolean;
  onReset(): void;
}

/** The empty state of a section without products or without matches. */
export function NothingHere({ isFiltered, onReset }: NothingHereProps) {
  const { t } = useTranslation('mf-catalog');
  if (!isFiltered) return <EmptyState title={t('list.empty.title')} text={t('list.empty.text')} />;
  return (
    <EmptyState
      title={t('list.nothingFound.title')}
      text={t('list.nothingFound.text')}
      action={<Button onClick={onReset}>{t('list.nothingFound.action')}</Button>}
    />
  );
}
