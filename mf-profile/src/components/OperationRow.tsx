import type { Operation } from '@cabinet/contracts/loyalty';
import { isAccrual } from '@cabinet/domain/operations';
import { useFormats } from '@cabinet/i18n/useFormats';
import { Plus, ShoppingBag, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { operationReason } from '../domain/operationReason.ts';
import { neighbours } from '../paths.ts';
import styles from './OperationRow.module.css';

/** One movement: why, when and how much. An order's leads to the order. */
export function OperationRow({ operation }: { operation: Operation }) {
  const { t } = useTranslation('mf-profile');
  const { formatMoment, formatMovement } = useFormats();
  const { name, subject, note } = operationReason(operation);
  const reason = t(`reason.${name}`, { subject, ...(subject && { context: 'of' }) });
  const isGain = isAccrual(operation);

  return (
    <li className={styles.row}>
      <span className={`${styles.icon} ${isGain ? styles.gainIcon : ''}`}>
        <OperationIcon operation={operation} />
      </span>
      <span className={styles.words}>
        <span className={styles.reason}>
          {operation.orderId ? <Link to={neighbours.order(operation.orderId)}>{reason}</Link> : reason}
        </span>
        <span className={styles.moment}>
          {note && `${note}, `}
          {formatMoment(operation.date)}
        </span>
      </span>
      <span className={`${styles.amount} ${isGain ? styles.gain : ''}`}>
        {formatMovement(operation.amount)}
      </span>
    </li>
  );
}

function OperationIcon({ operation }: { operation: Operation }) {
  const look = { size: 20, strokeWidth: 1.8, 'aria-hidden': true } as const;
  if (isAccrual(operation)) return <Plus {...look} />;
  return operation.type === 'CANCELLATION' ? <Undo2 {...look} /> : <ShoppingBag {...look} />;
}
