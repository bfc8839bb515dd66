import type { Order } from '@cabinet/contracts/loyalty';
import { Button } from '@cabinet/ui/Button';
import { Tag } from '@cabinet/ui/Tag';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CancelObstacle, cancelBorder } from '../domain/cancelRule.ts';
import styles from './CancelOrder.module.css';

export interface CancelOrderProps {
  order: Order;
  /** Why it is not possible; null when it is. */
  obstacle: CancelObstacle | null;
  onCancel(): void;
}

/** The button and, always beside it, the rule that it follows (§4). */
export function CancelOrder({ order, obstacle, onCancel }: CancelOrderProps) {
  const { t } = useTranslation('mf-orders');
  const ruleId = useId();
  if (obstacle === 'cancelled') return null;
  const border = cancelBorder(order.kind);

  return (
    <div className={styles.cancel}>
      {obstacle === 'requested' ? (
        <Tag tone="warning">{t('cancel.requested')}</Tag>
      ) : (
        <Button variant="line" disabled={obstacle !== null} aria-describedby={ruleId} onClick={onCancel}>
          {t('cancel.action')}
        </Button>
      )}
      {/* What changes under the button is heard: that the network has gone, that it was sent. */}
      <p className={styles.rule} id={ruleId} aria-live="polite">
        {t(`cancel.rule.${obstacle ?? 'open'}`, { context: border })}
      </p>
    </div>
  );
}
