import { buttonClass, EmptyState, LoadFailure } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProductGrid, ProductGridSkeleton } from '../components/ProductGrid.tsx';
import { useShownWishes } from '../data/useShownWishes.ts';
import { sectionPath } from '../paths.ts';
import { ProductItem } from './ProductItem.tsx';
import { SaveSection } from './SaveSection.tsx';

/** The wish list, with saving for its products. */
export function WishesPage() {
  const { t } = useTranslation('mf-catalog-later');
  const { products, ids, error, retry, isRefreshing } = useShownWishes();

  if (!products && error) return <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />;
  if (!products) return <ProductGridSkeleton count={3} layout="row" />;
  if (products.length === 0) {
    return (
      <EmptyState
        title={t('wishes.empty.title')}
        text={t('wishes.empty.text')}
        action={
          <Link className={buttonClass()} to={sectionPath('products')}>
            {t('wishes.empty.action')}
          </Link>
        }
      />
    );
  }
  return (
    <ProductGrid layout="row">
      {products.map((product) => (
        <ProductItem key={product.id} product={product} wished={ids}>
          <SaveSection product={product} />
        </ProductItem>
      ))}
    </ProductGrid>
  );
}
