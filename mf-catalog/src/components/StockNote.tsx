import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { Tag } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { areFew } from '../domain/stock.ts';
import styles from './StockNote.module.css';

export interface StockNoteProps {
  product: Pick<Product, 'section' | 'stock'>;
  /** The chosen variant, as text. */
  variant: string;
}

/** The number of the last pieces or places. */
export function StockNote({ product: { section, stock }, variant }: StockNoteProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { formatNumber } = useFormats();
  if (!areFew(stock)) return null;
  const number = { count: stock, number: formatNumber(stock) };
  return (
    <p className={styles.stock}>
      <Tag tone="warning">{t(section === 'events' ? 'product.places' : 'product.left', number)}</Tag>
      {variant}
    </p>
  );
}
