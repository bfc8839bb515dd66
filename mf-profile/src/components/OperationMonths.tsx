import { useFormats } from '@cabinet/i18n';
import { ShowMore } from '@cabinet/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byMonth, type Movement, monthsFor } from '../domain/history.ts';
import { OperationList } from './OperationList.tsx';
import styles from './OperationMonths.module.css';

/** Number of operations shown at once. The last month is always complete. */
const PAGE = 30;

/** A long history: a heading per month, and more months on demand. */
export function OperationMonths({ operations }: { operations: readonly Movement[] }) {
  const { t } = useTranslation('mf-profile-later');
  const { formatMonth } = useFormats();
  const [wanted, setWanted] = useState(PAGE);
  const months = byMonth(operations);
  const shown = monthsFor(months, wanted);
  const seen = months.slice(0, shown).reduce((sum, month) => sum + month.operations.length, 0);
  if (operations.length === 0) return <p className={styles.none}>{t('history.none')}</p>;
  return (
    <>
      {months.map((month, index) => (
        <section key={month.month.getTime()} className={index < shown ? undefined : styles.later}>
          <h3 className={styles.month}>{formatMonth(month.month)}</h3>
          <OperationList operations={month.operations} />
        </section>
      ))}
      <ShowMore count={operations.length - seen} onClick={() => setWanted(seen + PAGE)} />
    </>
  );
}
