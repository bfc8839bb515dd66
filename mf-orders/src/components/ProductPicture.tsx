import type { Order } from '@cabinet/contracts/loyalty';
import { GraduationCap, Package } from 'lucide-react';
import styles from './ProductPicture.module.css';

/** The product's picture on its ground; a sign where there is none. Its name stands beside it. */
export function ProductPicture({ order }: { order: Pick<Order, 'productImage' | 'tile' | 'kind'> }) {
  const Sign = order.kind === 'tuition' ? GraduationCap : Package;
  return (
    <span className={styles.tile} data-tile={order.tile ?? 1}>
      {order.productImage ? (
        <img src={order.productImage} alt="" width={128} height={128} loading="lazy" decoding="async" />
      ) : (
        <Sign size={32} strokeWidth={1.6} aria-hidden="true" />
      )}
    </span>
  );
}
