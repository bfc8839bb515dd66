import type { Order } from '@cabinet/contracts/orders';
import { Chip } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './ListTools.module.css';
import { StatusSelect } from './StatusSelect.tsx';

export interface ListToolsProps {
  /** Orders under the filter, in any status. */
  orders: readonly Order[];
  /** Number of orders shown. */
  found: number;
  status: string | null;
  onStatus(status: string | null): void;
  isPicking: boolean;
  onPicking(): void;
}

/** The tools above the list: count, status, and choosing several orders. */
export function ListTools({ orders, found, status, onStatus, isPicking, onPicking }: ListToolsProps) {
  const { t } = useTranslation('mf-orders');
  return (
    <div className={styles.tools}>
      <p className={styles.found} role="status">
        {t('order.several', { count: found })}
      </p>
      <StatusSelect orders={orders} value={status} onChange={onStatus} />
      <Chip pressed={isPicking} onClick={onPicking}>
        {t('pick.start')}
      </Chip>
    </div>
  );
}
