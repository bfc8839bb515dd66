import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { useTranslation } from 'react-i18next';
import { ProductCard } from '../components/ProductCard.tsx';
import { ProductGrid, ProductGridSkeleton } from '../components/ProductGrid.tsx';
import { useBuyer } from '../data/useBuyer.ts';
import { useRelatives } from '../data/useProduct.ts';
import styles from './RelatedProducts.module.css';

/** How many fill one row. */
const ROW = 4;

/** What goes with a product; without anything that does, nothing. */
export function RelatedProducts({ id }: { id: number }) {
  const { t } = useTranslation('mf-catalog');
  const { relatives, error, retry } = useRelatives(id);
  const { available, isStudent } = useBuyer();
  if (relatives?.length === 0) return null;

  return (
    <section className={styles.related} aria-label={t('product.related')}>
      <h2>{t('product.related')}</h2>
      {relatives ? (
        <ProductGrid layout="row">
          {relatives.slice(0, ROW).map((product) => (
            <ProductCard key={product.id} product={product} available={isStudent ? available : null} />
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
