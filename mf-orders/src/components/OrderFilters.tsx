import { chipClass } from '@cabinet/ui/Chip';
import { Tabs } from '@cabinet/ui/Tabs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { filterQuery, ORDER_FILTERS, type OrderFilter } from '../domain/orderFilter.ts';
import { paths } from '../paths.ts';

/** The filters of the list, each with its address. */
export function OrderFilters({ current }: { current: OrderFilter }) {
  const { t } = useTranslation('mf-orders');
  return (
    <Tabs label={t('list.filters')}>
      {ORDER_FILTERS.map((filter) => (
        <Link
          key={filter}
          className={chipClass()}
          to={`${paths.list}${filterQuery(filter)}`}
          aria-current={filter === current ? 'page' : undefined}
        >
          {t(`list.filter.${filter}`)}
        </Link>
      ))}
    </Tabs>
  );
}
