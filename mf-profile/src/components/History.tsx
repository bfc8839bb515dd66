import type { Operation } from '@cabinet/contracts/operations';
import { accountStatement } from '@cabinet/domain/statement';
import { Segments } from '@cabinet/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { periodOf } from '../domain/days.ts';
import { type HistoryView, MOVEMENTS, type Movements, ofView } from '../domain/history.ts';
import styles from './History.module.css';
import { HistoryTools } from './HistoryTools.tsx';
import { OperationMonths } from './OperationMonths.tsx';

interface HistoryProps {
  /** Complete, newest first. */
  operations: readonly Operation[];
  /** The current balance, in tokens. */
  balance: number;
  /** Name of the participant, for the statement. */
  owner: string;
  view: HistoryView;
  onView(view: HistoryView): void;
}

/** The whole history: filters, statement, and operations by month. */
export function History({ operations, balance, owner, view, onView }: HistoryProps) {
  const { t } = useTranslation('mf-profile-later');
  const id = useId();
  const statement = accountStatement(operations, balance, periodOf(view));
  const shown = ofView(statement.lines, view);
  const choices = MOVEMENTS.map((value) => ({ value, text: t(`history.movements.${value}`) }));
  return (
    <section className={styles.history} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {t('history.list')}
      </h2>
      <Segments<Movements>
        label={t('history.filter')}
        options={choices}
        value={view.movements}
        onChange={(movements) => onView({ ...view, movements })}
      />
      <HistoryTools
        operations={operations}
        statement={statement}
        shown={shown}
        owner={owner}
        view={view}
        onView={onView}
      />
      <p role="status" className={styles.count}>
        {shown.length < statement.lines.length &&
          t('history.shown', { shown: shown.length, all: statement.lines.length })}
      </p>
      <OperationMonths operations={shown} />
    </section>
  );
}
