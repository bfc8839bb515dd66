import type { Operation } from '@cabinet/contracts/loyalty';
import { useTranslation } from 'react-i18next';
import { byMonth } from '../domain/history.ts';
import styles from './OperationList.module.css';
import { OperationRow } from './OperationRow.tsx';

/** Movements as they come, without a word about months. */
export function OperationList({ operations }: { operations: readonly Operation[] }) {
  return (
    <ul>
      {operations.map((operation) => (
        <OperationRow key={operation.id} operation={operation} />
      ))}
    </ul>
  );
}

/** A long history: a heading for every month. */
export function OperationMonths({ operations }: { operations: readonly Operation[] }) {
  const { t } = useTranslation('mf-profile');
  if (operations.length === 0) return <p className={styles.none}>{t('history.none')}</p>;
  return byMonth(operations).map((month) => (
    <section key={month.month.getTime()}>
      <h3 className={styles.month}>
        {t(`month.${month.month.getMonth()}`)} {month.month.getFullYear()}
      </h3>
      <OperationList operations={month.operations} />
    </section>
  ));
}
