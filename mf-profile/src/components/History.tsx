import type { Operation } from '@cabinet/contracts/loyalty';
import { Segments } from '@cabinet/ui/Segments';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LATEST, MOVEMENTS, type Movements, ofMovements } from '../domain/history.ts';
import styles from './History.module.css';
import { OperationList, OperationMonths } from './OperationList.tsx';

interface HistoryProps {
  /** Newest first. */
  operations: readonly Operation[];
  /** Which movements the whole history shows; null shows only the latest of all. */
  movements: Movements | null;
  onMovements: (movements: Movements | null) => void;
}

/** Accruals and charges: the latest, and in the same place all of them. */
export function History({ operations, movements, onMovements }: HistoryProps) {
  const { t } = useTranslation('mf-profile');
  const isOpen = movements !== null;
  const heading = useFocusOnOpening(isOpen);
  const choices = MOVEMENTS.map((value) => ({ value, text: t(`history.movements.${value}`) }));

  return (
    <section className={styles.history}>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {t(isOpen ? 'history.all' : 'history.list')}
      </h2>
      {isOpen ? (
        <>
          <Segments<Movements>
            label={t('history.filter')}
            options={choices}
            value={movements}
            onChange={onMovements}
          />
          <OperationMonths operations={ofMovements(operations, movements)} />
        </>
      ) : (
        <OperationList operations={operations.slice(0, LATEST)} />
      )}
      {operations.length > LATEST && (
        <button type="button" className={styles.toggle} onClick={() => onMovements(isOpen ? null : 'all')}>
          {t(isOpen ? 'history.less' : 'history.all')}
        </button>
      )}
    </section>
  );
}

/** The button that opened the history goes to its end; the reader stays at its beginning. */
function useFocusOnOpening(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
