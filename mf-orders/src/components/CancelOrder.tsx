import type { Order } from '@cabinet/contracts/orders';
import { Button, Tag } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import type { CancelObstacle } from '../domain/cancelRule.ts';
import { OrderAction } from './OrderAction.tsx';
import { TooLate } from './TooLate.tsx';

export interface CancelOrderProps {
  order: Order;
  /** Why the order cannot be cancelled, or null. */
  obstacle: CancelObstacle | null;
  onCancel(): void;
}

/** The button while the order can be cancelled, or a sentence with the reason (§4). */
export function CancelOrder({ order, obstacle, onCancel }: CancelOrderProps) {
  const { t } = useTranslation('mf-orders-later');
  if (obstacle === 'cancelled') return null;
  if (obstacle === 'too-late') return <TooLate order={order} />;
  return (
    <OrderAction note={obstacle && t(`cancel.rule.${obstacle}`)}>
      {() => (
        <>
          {obstacle === 'requested' && <Tag tone="warning">{t('mf-orders:cancel.requested')}</Tag>}
          {obstacle === null && (
            <Button variant="line" onClick={onCancel}>
              {t('cancel.action')}
            </Button>
          )}
        </>
      )}
    </OrderAction>
  );
}
