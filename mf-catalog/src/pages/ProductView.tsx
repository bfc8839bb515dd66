import { buttonClass, EmptyState, LoadFailure, PageHeading } from '@cabinet/ui';
import { ProductDetailCardSkeleton } from '@cabinet/ui/ProductDetailCard';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClosedCatalogue } from '../components/AccessNote.tsx';
import { useCatalogueAccess } from '../data/useCatalogueAccess.ts';
import { useProduct } from '../data/useProduct.ts';
import { useWishes } from '../data/useWishes.ts';
import { sectionPath } from '../paths.ts';
import { ProductSale } from './ProductSale.tsx';
import styles from './ProductView.module.css';
import { RelatedProducts } from './RelatedProducts.tsx';

/** One product with its purchase and related products, for the dialog and the page. */
export function ProductView({ id, isPage }: { id: number; isPage: boolean }) {
  const { t } = useTranslation('mf-catalog-later');
  const access = useCatalogueAccess();
  const { product, error, retry, isRefreshing } = useProduct(id);
  const { ids: wished } = useWishes();

  if (access === 'closed') return <ClosedCatalogue />;
  if (!product && error) {
    return (
      <>
        {isPage && <PageHeading>{t('mf-catalog:product.title')}</PageHeading>}
        {error.kind === 'missing' ? (
          <NoSuchProduct />
        ) : (
          <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />
        )}
      </>
    );
  }
  if (!product || access === 'unknown') return <ProductDetailCardSkeleton />;
  return (
    <div className={styles.view}>
      <ProductSale product={product} isReading={isRefreshing} wished={wished} isPage={isPage} />
      <RelatedProducts id={id} wished={wished} />
    </div>
  );
}

function NoSuchProduct() {
  const { t } = useTranslation('mf-catalog-later');
  return (
    <EmptyState
      title={t('product.missing.title')}
      text={t('product.missing.text')}
      action={
        <Link className={buttonClass()} to={sectionPath('products')}>
          {t('product.missing.action')}
        </Link>
      }
    />
  );
}
