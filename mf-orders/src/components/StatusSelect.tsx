import type { Order } from '@cabinet/contracts/loyalty';
import { Select } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { oneOfEachStatus } from '../domain/orderFilter.ts';
import { useStatusText } from './useStatusText.ts';

export interface StatusSelectProps {
  /** Orders whose statuses can be chosen. */
  orders: readonly Order[];
  /** Null is any. */
  value: string | null;
  onChange(status: string | null): void;
}

/** Which status the list is narrowed to (§4); one of the address that no order has can be seen and left. */
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
