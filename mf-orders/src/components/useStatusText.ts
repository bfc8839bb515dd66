import type { Order } from '@cabinet/contracts/loyalty';
import { useTranslation } from 'react-i18next';
import { isKnownStatus } from '../domain/orderStatus.ts';

/** A status in human words; one that we do not know in the service's own (R8). */
export function useStatusText() {
  const { t } = useTranslation('mf-orders');
  return ({ status, statusName }: Pick<Order, 'status' | 'statusName'>): string =>
    isKnownStatus(status) ? t(`status.${status}`) : statusName || status;
}
