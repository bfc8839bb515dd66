import { useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';
import styles from './PurchaseDialog.module.css';

/** Tells that the price has changed since the dialog opened. */
export function PriceNote({ before, now }: { before: number; now: number }) {
  const { t } = useTranslation('mf-catalog-later');
  const { formatTokens } = useFormats();
  if (now === before) return null;
  return (
    <p className={styles.changed} role="status">
      {t('purchase.priceChanged', { before: formatTokens(before), now: formatTokens(now) })}
    </p>
  );
}
