import type { Product } from '@cabinet/contracts/loyalty';
import { Logo } from '@cabinet/ui/Rings';
import { Tag } from '@cabinet/ui/Tag';
import { useTranslation } from 'react-i18next';
import styles from './ProductPicture.module.css';

export interface ProductPictureProps {
  product: Pick<Product, 'imageUrl' | 'tile' | 'isNew' | 'stock'>;
  /** What the picture shows, where no name stands beside it. */
  alt?: string;
  /** `card` in a grid, `page` beside the purchase, `strip` above a question. */
  size?: 'card' | 'page' | 'strip';
}

/** The product on its tile, with the word that matters most in its corner. */
export function ProductPicture({ product, alt = '', size = 'card' }: ProductPictureProps) {
  const { t } = useTranslation('mf-catalog');
  const isSoldOut = product.stock === 0;
  return (
    <span
      className={styles.tile}
      data-tile={product.tile}
      data-size={size}
      data-sold-out={isSoldOut || undefined}
    >
      {product.imageUrl ? (
        <img
          className={styles.image}
          src={product.imageUrl}
          alt={alt}
          loading={size === 'card' ? 'lazy' : 'eager'}
          decoding="async"
        />
      ) : (
        <span className={styles.blank}>
          <Logo />
        </span>
      )}
      {size !== 'strip' && (isSoldOut || product.isNew) && (
        <Tag tone="surface" className={styles.tag}>
          {t(isSoldOut ? 'card.soldOut' : 'card.new')}
        </Tag>
      )}
    </span>
  );
}
