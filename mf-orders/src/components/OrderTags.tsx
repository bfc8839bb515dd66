import type { Order } from '@cabinet/contracts/orders';
import { Tag } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { statusTone } from '../domain/orderStatus.ts';
import { useStatusText } from './useStatusText.ts';

/** The status of an order and a pending cancellation (R9). */
export function OrderTags({ order }: { order: Order }) {
  const { t } = useTranslation('mf-orders');
  const statusText = useStatusText();
  const isRequested = order.cancelRequested && order.status !== 'CANCELLED';
  return (
    <>
      <Tag tone={statusTone(order.status)}>{statusText(order)}</Tag>
      {isRequested && <Tag tone="warning">{t('cancel.requested')}</Tag>}
    </>
  );
}
