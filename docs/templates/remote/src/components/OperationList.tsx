import type { Operation } from '@cabinet/contracts/operations';
import { useFormats } from '@cabinet/i18n';
import { Tag } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './OperationList.module.css';

export function OperationList({ operations }: { operations: readonly Operation[] }) {
  const { t } = useTranslation('mf-team');
  const { formatDay, formatMovement } = useFormats();
  return (
    <ul className={styles.list} aria-label={t('operations.title')}>
      {operations.map(({ id, date, amount }) => (
        <li key={id} className={styles.row}>
          <time dateTime={date}>{formatDay(date)}</time>
          <Tag tone={amount > 0 ? 'success' : 'neutral'}>{formatMovement(amount)}</Tag>
        </li>
      ))}
    </ul>
  );
}
