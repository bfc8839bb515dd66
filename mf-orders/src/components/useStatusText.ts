import type { Order } from '@cabinet/contracts/orders';
import { useTranslation } from 'react-i18next';
import { isKnownStatus } from '../domain/orderStatus.ts';

/** The text of a status. An unknown status has the service's text (R8). */
export function useStatusText() {
  const { t } = useTranslation('mf-orders');
  return ({ status, statusName }: Pick<Order, 'status' | 'statusName'>): string =>
    isKnownStatus(status) ? t(`status.${status}`) : statusName || status;
}
