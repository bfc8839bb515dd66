import type { Order } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { Tokens } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderPath } from '../paths.ts';
import styles from './OrderRow.module.css';
import { OrderTags } from './OrderTags.tsx';
import { ProductPicture } from './ProductPicture.tsx';

/** One order of the list; all of it leads to the order. */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders');
  const { formatMoment, localText } = useFormats();
  return (
    <li className={styles.row}>
      <ProductPicture order={order} />
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link className={styles.link} to={orderPath(order.id)}>
            {localText(order.productName) || t('order.title', { number: order.number })}
          </Link>
        </h2>
        <p className={styles.meta}>
          {t('list.number', { number: order.number })}
          <span className={styles.date}>{formatMoment(order.date)}</span>
        </p>
      </div>
      <p className={styles.tags}>
        <OrderTags order={order} />
      </p>
      {order.price !== null && <Tokens className={styles.price} amount={order.price} size="lg" />}
    </li>
  );
}
