import type { Order } from '@cabinet/contracts/orders';
import { useFormats } from '@cabinet/i18n';
import { Checkbox, VisuallyHidden } from '@cabinet/ui';
import { OrderCard } from '@cabinet/ui/OrderCard';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ticketUse } from '../domain/orderTicket.ts';
import { orderPath } from '../paths.ts';
import styles from './OrderRow.module.css';
import { OrderTags } from './OrderTags.tsx';
import { pictureOf } from './pictureOf.tsx';
import { useOrderDates } from './useOrderDates.ts';

export interface OrderRowProps {
  order: Order;
  /** Whether the order is chosen. Undefined outside the choosing mode. */
  isPicked: boolean | undefined;
  onPick(): void;
  /** Ref of the link. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** One order of the list, with its link. In the choosing mode, with a checkbox for its code. */
export function OrderRow({ order, isPicked, onPick, ref }: OrderRowProps) {
  const { t } = useTranslation('mf-orders');
  const { localText } = useFormats();
  const dates = useOrderDates(order);
  const hasCode = ticketUse(order) === 'now';
  return (
    <li className={isPicked === undefined ? undefined : styles.choice}>
      {isPicked !== undefined && (
        <Checkbox checked={isPicked} disabled={!hasCode} onChange={onPick}>
          <VisuallyHidden>
            {t(hasCode ? 'pick.order' : 'pick.noCode', { number: order.number })}
          </VisuallyHidden>
        </Checkbox>
      )}
      <OrderCard
        as={Link}
        ref={ref}
        to={orderPath(order.id)}
        name={localText(order.productName) || t('order.title', { number: order.number })}
        picture={pictureOf(order)}
        details={[t('order.title', { number: order.number }), ...dates]}
        level={3}
        tags={<OrderTags order={order} />}
        price={order.price}
      />
    </li>
  );
}
