import type { Order } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n';
import { ProductPicture, Tokens } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { productPath } from '../paths.ts';
import styles from './OrderItem.module.css';
import { pictureOf } from './pictureOf.tsx';

/** What was bought and what it took from the card. */
export function OrderItem({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders');
  return (
    <div>
      <div className={styles.item}>
        <ProductPicture {...pictureOf(order)} size="thumb" />
        <div className={styles.text}>
          <p className={styles.name}>
            <ProductName order={order} />
          </p>
          {order.kind && <p className={styles.kind}>{t(`kind.${order.kind}`)}</p>}
        </div>
      </div>
      {order.price !== null && (
        <p className={styles.sum}>
          <span>{t(order.status === 'CANCELLED' ? 'order.price' : 'order.charged')}</span>
          <Tokens amount={order.price} className={styles.amount} />
        </p>
      )}
    </div>
  );
}

/** Leads to the product, above this page (R29), where it is one of the catalogue. */
function ProductName({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders');
  const { localText } = useFormats();
  const location = useLocation();
  const name = localText(order.productName) || t('order.title', { number: order.number });
  if (order.prodId === null) return name;
  return (
    <Link to={productPath(order.prodId)} state={{ background: location }}>
      {name}
    </Link>
  );
}
