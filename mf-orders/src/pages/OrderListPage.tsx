import type { Order } from '@cabinet/contracts/orders';
import { cardStateAtom, spenderAtom } from '@cabinet/state';
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
import { ReadyOrders } from '../components/ReadyOrders.tsx';
import { useOrderListView } from '../data/useOrderListView.ts';
import { useOrders } from '../data/useOrders.ts';
import { filterOrders, groupOrders, type OrderSection, PAGE_SIZE } from '../domain/orderFilter.ts';
import { paths } from '../paths.ts';
import styles from './OrderListPage.module.css';

export function OrderListPage() {
  const { t } = useTranslation('mf-orders');
  const { view } = useOrderListView();
  const { orders, error, retry, isRefreshing } = useOrders();
  const isActive = useAtomValue(cardStateAtom) === 'active';
  const tuition = isActive && (
    <Link className={buttonClass({ variant: 'line', size: 'sm' })} to={paths.tuition}>
      {t('tuition.action')}
    </Link>
  );
  return (
    <div className={styles.page}>
      <PageHeading aside={tuition}>{t('list.title')}</PageHeading>
      <OrderFilters view={view} orders={orders} />
      {/* A failed refresh keeps the loaded list on screen. */}
      {orders && <OrderList orders={orders} />}
      {!orders && error && <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />}
      {!orders && !error && <OrderListSkeleton />}
    </div>
  );
}

function OrderList({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('mf-orders');
  const { available } = useAtomValue(spenderAtom);
  const isActive = useAtomValue(cardStateAtom) === 'active';
  const { view, setStatus, showMore, togglePicking, togglePicked } = useOrderListView();
  const { ask, first } = useFirstOfMore();
  const { picked } = view;
  const found = groupOrders(filterOrders(orders, view)).flatMap((part) => part.orders);
  const shown = found.slice(0, view.pages * PAGE_SIZE);

  const refOf = (order: Order) => (order === shown[(view.pages - 1) * PAGE_SIZE] ? first : undefined);
  const nameOf = ({ group, orders: { length: count } }: OrderSection) => t(`list.group.${group}`, { count });

  const showNext = () => {
    ask();
    showMore();
  };

  if (orders.length === 0) return <NoOrders available={available} canBuy={isActive} />;
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
        <section className={styles.parts} aria-label={t('list.title')}>
          {groupOrders(shown).map((part) =>
            part.group === 'ready' && picked === null ? (
              <ReadyOrders key={part.group} orders={part.orders} refOf={refOf} />
            ) : (
              <section key={part.group} className={styles.part} aria-label={nameOf(part)}>
                <h2>{nameOf(part)}</h2>
                <ul className={styles.list}>
                  {part.orders.map((order) => (
                    <OrderRow
                      key={order.id}
                      order={order}
                      isPicked={picked?.includes(order.id)}
                      ref={refOf(order)}
                      onPick={() => togglePicked(order.id)}
                    />
                  ))}
                </ul>
              </section>
            ),
          )}
        </section>
      )}
      <ShowMore count={found.length - shown.length} onClick={showNext} />
      {picked && <PickBar picked={picked} />}
    </>
  );
}
