import type { Order } from '@cabinet/contracts/orders';
import { useFormats } from '@cabinet/i18n';
import { ProductPicture, Tokens } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { productPath } from '../paths.ts';
import styles from './OrderItem.module.css';
import { pictureOf } from './pictureOf.tsx';

/** The ordered product and the charge. */
export function OrderItem({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders-later');
  const { formatDay, localText } = useFormats();
  const { kind, variant } = order;
  // Colour and size say more than the kind of product.
  const what =
    [localText(variant?.color), variant?.size].filter(Boolean).join(', ') || (kind && t(`kind.${kind}`));
  return (
    <div>
      <div className={styles.item}>
        <ProductPicture {...pictureOf(order)} size="thumb" />
        <div className={styles.text}>
          <p className={styles.name}>
            <ProductName order={order} />
          </p>
          {what && <p className={styles.kind}>{what}</p>}
        </div>
      </div>
      {order.price !== null && (
        <p className={styles.sum}>
          <span>
            {order.status === 'CANCELLED'
              ? t('order.price')
              : t('order.charged', { date: formatDay(order.date) })}
          </span>
          <Tokens amount={order.price} className={styles.amount} />
        </p>
      )}
    </div>
  );
}

/** Links to the product above this page (R29), if the catalogue has it. */
function ProductName({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders-later');
  const { localText } = useFormats();
  const location = useLocation();
  const name = localText(order.productName) || t('mf-orders:order.title', { number: order.number });
  const { prodId, variant } = order;
  if (prodId === null) return name;
  return (
    <Link to={productPath({ prodId, variant })} state={{ background: location }}>
      {name}
    </Link>
  );
}
