import type { Order } from '@cabinet/contracts/loyalty';
import { spenderAtom } from '@cabinet/state';
import { buttonClass, LoadFailure, PageHeading, ShowMore, useFirstOfMore } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListTools } from '../components/ListTools.tsx';
import { NoOrders, NoOrdersHere } from '../components/NoOrders.tsx';
import { OrderFilters } from '../components/OrderFilters.tsx';
import { OrderListSkeleton } from '../components/OrderListSkeleton.tsx';
import { OrderRow } from '../components/OrderRow.tsx';
import { PickBar } from '../components/PickBar.tsx';
import { useOrderListView } from '../data/useOrderListView.ts';
import { useOrders } from '../data/useOrders.ts';
import { filterOrders, PAGE_SIZE } from '../domain/orderFilter.ts';
import { paths } from '../paths.ts';
import styles from './OrderListPage.module.css';

export function OrderListPage() {
  const { t } = useTranslation('mf-orders');
  const { view } = useOrderListView();
  const { orders, error, retry, isRefreshing } = useOrders();
  const tuition = (
    <Link className={buttonClass({ variant: 'line', size: 'sm' })} to={paths.tuition}>
      {t('tuition.action')}
    </Link>
  );
  return (
    <div className={styles.page}>
      <PageHeading aside={tuition}>{t('list.title')}</PageHeading>
      <OrderFilters view={view} orders={orders} />
      {/* A failed refresh never takes away what is already on screen. */}
      {orders && <OrderList orders={orders} />}
      {!orders && error && <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />}
      {!orders && !error && <OrderListSkeleton />}
    </div>
  );
}

function OrderList({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('mf-orders');
  const { available } = useAtomValue(spenderAtom);
  const { view, setStatus, showMore, togglePicking, togglePicked } = useOrderListView();
  const { ask, first } = useFirstOfMore();
  const { picked } = view;
  const found = filterOrders(orders, view);
  const shown = found.slice(0, view.pages * PAGE_SIZE);

  const showNext = () => {
    ask();
    showMore();
  };

  if (orders.length === 0) return <NoOrders available={available} />;
  return (
    <>
      <ListTools
        orders={filterOrders(orders, { show: view.show })}
        found={found.length}
        status={view.status}
        onStatus={setStatus}
        isPicking={picked !== null}
        onPicking={togglePicking}
      />
      {found.length === 0 ? (
        <NoOrdersHere />
      ) : (
        <ul className={styles.list} aria-label={t('list.title')}>
          {shown.map((order, place) => (
            <OrderRow
              key={order.id}
              order={order}
              isPicked={picked?.includes(order.id)}
              ref={place === (view.pages - 1) * PAGE_SIZE ? first : undefined}
              onPick={() => togglePicked(order.id)}
            />
          ))}
        </ul>
      )}
      <ShowMore count={found.length - shown.length} onClick={showNext} />
      {picked && <PickBar picked={picked} />}
    </>
  );
}
