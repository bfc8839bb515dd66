import type { Order } from '@cabinet/contracts/orders';
import { Select } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { oneOfEachStatus } from '../domain/orderFilter.ts';
import { useStatusText } from './useStatusText.ts';

export interface StatusSelectProps {
  /** Orders whose statuses can be chosen. */
  orders: readonly Order[];
  /** Null means any. */
  value: string | null;
  onChange(status: string | null): void;
}

/** The status filter of the list (§4). A status in the address without orders is shown, too. */
export function StatusSelect({ orders, value, onChange }: StatusSelectProps) {
  const { t } = useTranslation('mf-orders');
  const statusText = useStatusText();
  const statuses = oneOfEachStatus<Pick<Order, 'status' | 'statusName'>>(orders);
  const isMissing = value !== null && statuses.every(({ status }) => status !== value);

  return (
    <Select
      label={t('list.status')}
      isLabelHidden
      look="bare"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{t('list.anyStatus')}</option>
      {[...statuses, ...(isMissing ? [{ status: value, statusName: null }] : [])].map((order) => (
        <option key={order.status} value={order.status}>
          {statusText(order)}
        </option>
      ))}
    </Select>
  );
}
