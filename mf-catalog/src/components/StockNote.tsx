import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';
import styles from './StockNote.module.css';

/** So many and fewer are counted out. */
const FEW = 10;

/** Whether there is enough of it; the last ones are counted. */
export function StockNote({ product: { section, stock } }: { product: Product }) {
  const { t } = useTranslation('mf-catalog');
  const { formatNumber } = useFormats();
  if (stock === null || stock === 0) return null;

  const isEvent = section === 'events';
  const number = { count: stock, number: formatNumber(stock) };
  if (stock <= FEW) {
    return <p className={styles.few}>{t(isEvent ? 'product.places' : 'product.left', number)}</p>;
  }
  return <p className={styles.stock}>{t(isEvent ? 'product.hasPlaces' : 'product.inStock')}</p>;
}
