import { GoBack } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sectionPath } from '../paths.ts';
import styles from './ProductPage.module.css';
import { ProductPart } from './ProductPart.tsx';

/** The full page of a product, after a reload or from a link (R29). Closing leads to the products (R44). */
export function ProductPage({ id }: { id: number }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <div className={styles.page}>
      <GoBack as={Link} to={sectionPath('products')}>
        {t('product.back')}
      </GoBack>
      <ProductPart id={id} isPage />
    </div>
  );
}
