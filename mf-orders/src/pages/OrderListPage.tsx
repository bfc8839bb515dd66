import { contactAtom } from '@cabinet/state/user';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NoOrders, NoOrdersHere } from '../components/NoOrders.tsx';
import { OrderFilters } from '../components/OrderFilters.tsx';
import { OrderListSkeleton } from '../components/OrderListSkeleton.tsx';
import { OrderRow } from '../components/OrderRow.tsx';
import { useOrders } from '../data/useOrders.ts';
import { filterOrders, type OrderFilter, readFilter } from '../domain/orderFilter.ts';
import styles from './OrderListPage.module.css';

export function OrderListPage() {
  const { t } = useTranslation('mf-orders');
  const [search] = useSearchParams();
  const filter = readFilter(search);
  return (
    <div className={styles.page}>
      <PageHeading>{t('list.title')}</PageHeading>
      <OrderFilters current={filter} />
      <OrderList filter={filter} />
    </div>
  );
}

function OrderList({ filter }: { filter: OrderFilter }) {
  const { t } = useTranslation('mf-orders');
  const { orders, error, retry, isRefreshing } = useOrders();
  const contact = useAtomValue(contactAtom);

  // A failed refresh never takes away what is already on screen.
  if (!orders && error) return <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />;
  if (!orders) return <OrderListSkeleton />;
  if (orders.length === 0) return <NoOrders available={contact?.available ?? null} />;
  const shown = filterOrders(orders, filter);
  if (shown.length === 0) return <NoOrdersHere />;
  return (
    <ul className={styles.list} aria-label={t('list.title')}>
      {shown.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}
