import type { Order } from '@cabinet/contracts/orders';
import { useFormats } from '@cabinet/i18n';
import { buttonClass, ProductPicture } from '@cabinet/ui';
import { ChevronRight, QrCode } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ticketUse } from '../domain/orderTicket.ts';
import { codesPath, orderPath } from '../paths.ts';
import { pictureOf } from './pictureOf.tsx';
import styles from './ReadyOrders.module.css';
import { useOpeningText } from './useOpeningText.ts';

export interface ReadyOrdersProps {
  orders: readonly Order[];
  /** Returns the ref for the link of an order. */
  refOf(order: Order): Ref<HTMLAnchorElement> | undefined;
}

/** The orders ready for collection, above the list: place, last day and codes. */
export function ReadyOrders({ orders, refOf }: ReadyOrdersProps) {
  const { t } = useTranslation('mf-orders');
  const { formatDay, localText } = useFormats();
  const id = useId();
  const withCode = orders.filter((order) => ticketUse(order) === 'now').map((order) => order.id);
  return (
    <section className={styles.ready} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('list.group.ready', { count: orders.length })}</h2>
        <Where orders={orders} />
      </div>
      {withCode.length > 0 && (
        <Link className={buttonClass({ variant: 'ink' })} to={codesPath(withCode)}>
          <QrCode size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('list.codes', { count: withCode.length })}
        </Link>
      )}
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id} className={styles.row}>
            <ProductPicture {...pictureOf(order)} size="thumb" />
            <div className={styles.text}>
              <h3 className={styles.name}>
                <Link className={styles.link} ref={refOf(order)} to={orderPath(order.id)}>
                  {localText(order.productName) || t('order.title', { number: order.number })}
                </Link>
              </h3>
              <p className={styles.note}>
                {[
                  t('order.title', { number: order.number }),
                  order.keepUntil && t('order.until', { date: formatDay(order.keepUntil) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <ChevronRight size={20} strokeWidth={1.8} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pick-up place, if all orders have the same. */
function Where({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('mf-orders');
  const { localText } = useFormats();
  const openingText = useOpeningText();
  const point = orders[0]?.pickupPoint;
  if (!point || orders.some(({ pickupPoint }) => pickupPoint?.id !== point.id)) return null;
  const { isOpen, when } = openingText(point);
  const today = when && (isOpen ? t('place.today', { time: when }) : t('list.opens', { when }));
  return <p className={styles.where}>{[localText(point.address), today].filter(Boolean).join('. ')}</p>;
}
