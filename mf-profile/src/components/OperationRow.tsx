import { isAccrual } from '@cabinet/domain/operations';
import { useFormats } from '@cabinet/i18n';
import { Plus, ShoppingBag, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Movement } from '../domain/history.ts';
import { neighbours } from '../paths.ts';
import styles from './OperationRow.module.css';
import { useReason } from './useReason.ts';

/** One operation: reason, time and sum. The row of an order links to the order. */
export function OperationRow({ operation }: { operation: Movement }) {
  const { t } = useTranslation('mf-profile');
  const { formatMoment, formatMovement, formatTokens } = useFormats();
  const { reason, note } = useReason()(operation);
  const { orderId, date, amount, balanceAfter } = operation;
  const isGain = isAccrual(operation);

  return (
    <li className={styles.row}>
      <span className={`${styles.icon} ${isGain ? styles.gainIcon : ''}`}>
        <OperationIcon operation={operation} />
      </span>
      <span className={styles.words}>
        <span className={styles.reason}>
          {orderId ? <Link to={neighbours.order(orderId)}>{reason}</Link> : reason}
        </span>
        <span className={styles.moment}>
          {note && `${note}, `}
          {formatMoment(date)}
        </span>
      </span>
      <span className={styles.figures}>
        <span className={`${styles.amount} ${isGain ? styles.gain : ''}`}>{formatMovement(amount)}</span>
        {balanceAfter !== undefined && (
          <span className={styles.moment}>{t('history.after', { balance: formatTokens(balanceAfter) })}</span>
        )}
      </span>
    </li>
  );
}

function OperationIcon({ operation }: { operation: Movement }) {
  const look = { size: 20, strokeWidth: 1.8, 'aria-hidden': true } as const;
  if (isAccrual(operation)) return <Plus {...look} />;
  return operation.type === 'CANCELLATION' ? <Undo2 {...look} /> : <ShoppingBag {...look} />;
}
