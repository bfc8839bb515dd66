import { GoBack } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useProduct } from '../data/useProduct.ts';
import { sectionPath } from '../paths.ts';
import styles from './ProductPage.module.css';
import { ProductPart } from './ProductPart.tsx';

/** A product on a page of its own: after a reload, or by a shared link (R29). */
export function ProductPage({ id }: { id: number }) {
  const { t } = useTranslation('mf-catalog');
  const { product } = useProduct(id);
  return (
    <div className={styles.page}>
      <GoBack as={Link} to={sectionPath(product?.section ?? 'products')}>
        {t('product.back')}
      </GoBack>
      <ProductPart id={id} isPage />
    </div>
  );
}
