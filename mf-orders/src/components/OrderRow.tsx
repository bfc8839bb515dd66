import type { Order } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { OrderCard } from '@cabinet/ui/OrderCard';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderPath } from '../paths.ts';
import { OrderTags } from './OrderTags.tsx';
import { pictureOf } from './pictureOf.tsx';

/** One order of the list, which leads to it. */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders');
  const { formatMoment, localText } = useFormats();
  return (
    <li>
      <OrderCard
        as={Link}
        to={orderPath(order.id)}
        name={localText(order.productName) || t('order.title', { number: order.number })}
        picture={pictureOf(order)}
        details={[t('list.number', { number: order.number }), formatMoment(order.date)]}
        tags={<OrderTags order={order} />}
        price={order.price}
      />
    </li>
  );
}
