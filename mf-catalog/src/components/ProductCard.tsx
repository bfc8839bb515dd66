import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { Tokens } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { productLinkTarget } from '../domain/place.ts';
import { productPath } from '../paths.ts';
import styles from './ProductCard.module.css';
import { ProductPicture } from './ProductPicture.tsx';

export interface ProductCardProps {
  product: Product;
  /** Tokens to spend; null where nothing can be bought with them. */
  available: number | null;
}

/** A product in a grid: the whole of it is one link. */
export function ProductCard({ product, available }: ProductCardProps) {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatTokens } = useFormats();
  const target = productLinkTarget(useLocation());
  const missing = available === null || product.stock === 0 ? 0 : product.price - available;

  return (
    <li>
      <Link className={styles.card} to={productPath(product.id)} {...target}>
        <ProductPicture product={product} />
        <span>
          <span className={styles.name}>{localText(product.name)}</span>
          <span className={styles.price}>
            <Tokens amount={product.price} />
            {missing > 0 && (
              <span className={styles.missing}>{t('card.missing', { tokens: formatTokens(missing) })}</span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
