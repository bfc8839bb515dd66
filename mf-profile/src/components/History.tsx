import type { Operation } from '@cabinet/contracts/loyalty';
import { accountStatement } from '@cabinet/domain/statement';
import { usePart } from '@cabinet/i18n';
import { Segments } from '@cabinet/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { periodOf } from '../domain/days.ts';
import {
  type HistoryView,
  LATEST,
  MOVEMENTS,
  type Movements,
  ofView,
  WHOLE_HISTORY,
} from '../domain/history.ts';
import { laterWords } from '../locales/laterWords.ts';
import styles from './History.module.css';
import { OperationList, OperationMonths } from './OperationList.tsx';
import { TextButton } from './TextButton.tsx';

const loadTools = () => import('./HistoryTools.tsx');

interface HistoryProps {
  /** Newest first and complete. */
  operations: readonly Operation[];
  /** In tokens, now. */
  balance: number;
  /** Whose it is, for a statement. */
  owner: string;
  /** What the whole history shows; null shows only the latest of all. */
  view: HistoryView | null;
  onView(view: HistoryView | null): void;
}

/** Accruals and charges: the latest, and in the same place all of them. */
export function History({ operations, view, onView, ...account }: HistoryProps) {
  const { t } = useTranslation('mf-profile');
  const heading = useFocusOnOpening(view !== null);
  return (
    <section className={styles.history}>
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {t(view ? 'history.all' : 'history.list')}
      </h2>
      {view ? (
        <WholeHistory operations={operations} view={view} onView={onView} {...account} />
      ) : (
        <OperationList operations={operations.slice(0, LATEST)} />
      )}
      {/* Few movements have a statement too. */}
      <TextButton onClick={() => onView(view ? null : WHOLE_HISTORY)}>
        {t(view ? 'history.less' : 'history.all')}
      </TextButton>
    </section>
  );
}

interface WholeHistoryProps extends HistoryProps {
  view: HistoryView;
}

function WholeHistory({ operations, balance, owner, view, onView }: WholeHistoryProps) {
  const { t } = useTranslation('mf-profile');
  const statement = accountStatement(operations, balance, periodOf(view));
  const shown = ofView(statement.lines, view);
  // Where they cannot be fetched, the list is there all the same.
  const { part } = usePart(loadTools, laterWords);
  const choices = MOVEMENTS.map((value) => ({ value, text: t(`history.movements.${value}`) }));
  return (
    <>
      <Segments<Movements>
        label={t('history.filter')}
        options={choices}
        value={view.movements}
        onChange={(movements) => onView({ ...view, movements })}
      />
      {part && (
        <part.HistoryTools
          operations={operations}
          statement={statement}
          shown={shown}
          owner={owner}
          view={view}
          onView={onView}
        />
      )}
      <p role="status" className={styles.count}>
        {shown.length < statement.lines.length &&
          t('history.shown', { shown: shown.length, all: statement.lines.length })}
      </p>
      <OperationMonths operations={shown} />
    </>
  );
}

/** Whoever opens the history is at its beginning: the button goes to its end, and a link may come from elsewhere. */
function useFocusOnOpening(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  const wasOpen = useRef(isOpen && hash !== '#history');
  useEffect(() => {
    if (isOpen !== wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
