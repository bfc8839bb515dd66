import { LoadFailure, Skeleton, SkeletonGroup } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { OrderMissing } from '../components/OrderNotFound.tsx';
import { OrderTicket } from '../components/OrderTicket.tsx';
import { useOrder } from '../data/useOrder.ts';
import { ticketUse } from '../domain/orderTicket.ts';

/** The code of one order on a sheet, read by its id. */
export function OrderCodeSection({ id }: { id: number }) {
  const { t } = useTranslation('mf-orders-later');
  const { order, error, retry, isRefreshing } = useOrder(id);

  if (order)
    return ticketUse(order) === 'now' ? (
      <OrderTicket order={order} isOnSheet />
    ) : (
      <p>{t('mf-orders:pick.noCode', { number: order.number })}</p>
    );
  if (error?.kind === 'missing') return <OrderMissing id={id} />;
  if (error) return <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />;
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="calc(18 * var(--rem))" />
    </SkeletonGroup>
  );
}
