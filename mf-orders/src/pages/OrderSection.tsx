import type { Order } from '@cabinet/contracts/orders';
import { contactAtom } from '@cabinet/state';
import { LoadFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderFacts } from '../components/OrderFacts.tsx';
import { OrderHeading } from '../components/OrderHeading.tsx';
import { OrderItem } from '../components/OrderItem.tsx';
import { OrderLocation } from '../components/OrderLocation.tsx';
import { OrderMissing, OrderNotFound } from '../components/OrderNotFound.tsx';
import { OrderSkeleton } from '../components/OrderSkeleton.tsx';
import { OrderTicket } from '../components/OrderTicket.tsx';
import { OrderTimeline } from '../components/OrderTimeline.tsx';
import { PrintButton } from '../components/PrintButton.tsx';
import { useOrder } from '../data/useOrder.ts';
import { ticketUse } from '../domain/orderTicket.ts';
import { OrderCancellation } from './OrderCancellation.tsx';
import { OrderRepeat } from './OrderRepeat.tsx';
import styles from './OrderSection.module.css';

export interface OrderSectionProps {
  id: number;
  /** True on the page of one order, false if the page shows several. */
  isPage: boolean;
}

export function OrderSection({ id, isPage }: OrderSectionProps) {
  const { order, error, retry, isRefreshing } = useOrder(id);

  if (order) return <OrderDetails order={order} isPage={isPage} />;
  if (error?.kind === 'missing') return isPage ? <OrderNotFound /> : <OrderMissing id={id} />;
  if (error) return <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />;
  return <OrderSkeleton />;
}

function OrderDetails({ order, isPage }: { order: Order; isPage: boolean }) {
  const { t } = useTranslation('mf-orders-later');
  const contact = useAtomValue(contactAtom);
  const use = ticketUse(order);
  const article = useRef<HTMLElement>(null);
  const focusHeading = () => article.current?.querySelector<HTMLElement>('h1, h2')?.focus();
  return (
    <article ref={article} className={styles.order} data-ticket={use ?? 'none'}>
      <OrderHeading order={order} isPage={isPage} />
      <div className={styles.way}>
        <OrderTimeline order={order} />
      </div>
      <div className={styles.side}>
        <OrderTicket order={order} />
        <OrderLocation order={order} />
        {use === 'later' && <p className={styles.later}>{t('place.codeLater')}</p>}
      </div>
      <div className={styles.body}>
        <OrderItem order={order} />
        <OrderFacts order={order} manager={contact?.manager ?? null} />
        <div className={styles.actions}>
          <OrderCancellation order={order} onDone={focusHeading} />
          {isPage && (
            <div className={styles.print}>
              <PrintButton />
            </div>
          )}
          <OrderRepeat order={order} />
        </div>
      </div>
    </article>
  );
}
