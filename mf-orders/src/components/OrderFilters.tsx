import type { Order } from '@cabinet/contracts/orders';
import { useFormats } from '@cabinet/i18n';
import { chipClass, Tabs } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { filterOrders, ORDER_FILTERS, type OrderListView } from '../domain/orderFilter.ts';
import { listPath } from '../paths.ts';
import styles from './OrderFilters.module.css';

export interface OrderFiltersProps {
  view: OrderListView;
  /** All orders, for the counts. Undefined while unknown. */
  orders: readonly Order[] | undefined;
}

/** The filters of the list, each with its link and count. */
export function OrderFilters({ view, orders }: OrderFiltersProps) {
  const { t } = useTranslation('mf-orders');
  const { formatNumber } = useFormats();
  return (
    <Tabs label={t('list.filters')}>
      {ORDER_FILTERS.map((show) => (
        <Link
          key={show}
          className={chipClass()}
          to={listPath({ ...view, show, status: null, pages: 1 })}
          aria-current={show === view.show ? 'page' : undefined}
        >
          {t(`list.filter.${show}`)}{' '}
          {orders && (
            <span className={styles.count}>{formatNumber(filterOrders(orders, { show }).length)}</span>
          )}
        </Link>
      ))}
    </Tabs>
  );
}
