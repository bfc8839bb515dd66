import { LoadFailure } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '../components/ProductGrid.tsx';
import { useRelatives } from '../data/useProduct.ts';
import { ProductItem } from './ProductItem.tsx';
import styles from './RelatedProducts.module.css';

/** Number of products in one row. */
const ROW = 4;

export interface RelatedProductsProps {
  id: number;
  wished: ReadonlySet<number> | undefined;
}

/** Related products. Renders nothing without any. */
export function RelatedProducts({ id, wished }: RelatedProductsProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { relatives, error, retry } = useRelatives(id);
  if (relatives?.length === 0) return null;

  return (
    <section className={styles.related} aria-label={t('product.related')}>
      <h2>{t('product.related')}</h2>
      {relatives ? (
        <ProductGrid layout="row">
          {relatives.slice(0, ROW).map((product) => (
            <ProductItem key={product.id} product={product} wished={wished} />
          ))}
        </ProductGrid>
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <ProductGridSkeleton count={ROW} layout="row" />
      )}
    </section>
  );
}
