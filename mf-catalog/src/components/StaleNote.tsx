import { Button } from '@cabinet/ui';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './StaleNote.module.css';

/** The list on screen is stale, because the last read failed. */
export function StaleNote({ onRetry, busy }: { onRetry(): void; busy: boolean }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <div className={styles.note} role="alert">
      <WifiOff size={20} strokeWidth={1.8} aria-hidden="true" />
      <p>{t('list.stale')}</p>
      <Button variant="quiet" size="sm" onClick={onRetry} busy={busy}>
        {t('list.retry')}
      </Button>
    </div>
  );
}
