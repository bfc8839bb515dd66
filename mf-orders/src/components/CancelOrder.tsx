import type { Order } from '@cabinet/contracts/loyalty';
import { Button, Tag } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { type CancelObstacle, cancelBorder } from '../domain/cancelRule.ts';
import { OrderAction } from './OrderAction.tsx';

export interface CancelOrderProps {
  order: Order;
  /** Why it is not possible; null when it is. */
  obstacle: CancelObstacle | null;
  onCancel(): void;
}

/** The button and, always beside it, the rule that it follows (§4). */
export function CancelOrder({ order, obstacle, onCancel }: CancelOrderProps) {
  const { t } = useTranslation('mf-orders');
  if (obstacle === 'cancelled') return null;
  const border = cancelBorder(order.kind);

  return (
    <OrderAction note={t(`cancel.rule.${obstacle ?? 'open'}`, { context: border })}>
      {(noteId) =>
        obstacle === 'requested' ? (
          <Tag tone="warning">{t('cancel.requested')}</Tag>
        ) : (
          <Button variant="line" disabled={obstacle !== null} aria-describedby={noteId} onClick={onCancel}>
            {t('cancel.action')}
          </Button>
        )
      }
    </OrderAction>
  );
}
