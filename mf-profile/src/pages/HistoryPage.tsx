import { balanceBreakdown } from '@cabinet/domain/balance';
import { contactAtom } from '@cabinet/state';
import { EmptyState, GoBack, LoadFailure } from '@cabinet/ui';
import { BalanceChart } from '@cabinet/ui/BalanceChart';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { BalanceBreakdown } from '../components/BalanceBreakdown.tsx';
import { ChartPanel } from '../components/ChartPanel.tsx';
import { History } from '../components/History.tsx';
import { HistorySkeleton } from '../components/HistorySkeleton.tsx';
import { useHomeView } from '../data/useHomeView.ts';
import { useNamedOperations } from '../data/useOperations.ts';
import { useParticipant } from '../data/useParticipant.ts';
import { balanceSeries } from '../domain/balanceSeries.ts';
import type { HistoryView } from '../domain/history.ts';
import { paths } from '../paths.ts';
import styles from './HistoryPage.module.css';

/** The history of the balance: parts, chart and operations. */
export function HistoryPage({ view }: { view: HistoryView }) {
  const { t } = useTranslation('mf-profile-later');
  const contact = useAtomValue(contactAtom);
  const heading = useFocusOnOpening();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <GoBack as={Link} to={paths.home}>
          {t('history.back')}
        </GoBack>
        <h1 className={styles.heading} ref={heading} tabIndex={-1}>
          {t('history.title')}
        </h1>
        {contact && <BalanceBreakdown balance={contact.balance} shares={balanceBreakdown(contact)} />}
      </div>
      <Movements view={view} />
    </div>
  );
}

function Movements({ view }: { view: HistoryView }) {
  const { t } = useTranslation('mf-profile');
  const { operations, error, retry } = useNamedOperations();
  const { setHistory, period, setPeriod } = useHomeView();
  const { fullName, email } = useParticipant();
  const balance = useAtomValue(contactAtom)?.balance;

  // A failed refresh keeps the loaded data on screen.
  if (!operations && error) {
    return <LoadFailure title={t('history.failed')} error={error} onRetry={retry} />;
  }
  if (operations?.length === 0) {
    return <EmptyState title={t('history.empty')} text={t('history.emptyText')} />;
  }
  return (
    <>
      <ChartPanel period={period} onPeriod={setPeriod}>
        <BalanceChart
          series={operations ? balanceSeries(operations, balance ?? 0, period, new Date()) : null}
        />
      </ChartPanel>
      {/* The statement needs both the operations and the balance. */}
      {operations && balance !== undefined ? (
        <History
          operations={operations}
          balance={balance}
          owner={[fullName, email].filter(Boolean).join(', ')}
          view={view}
          onView={setHistory}
        />
      ) : (
        <HistorySkeleton />
      )}
    </>
  );
}

/** Focuses the heading after a move inside the cabinet, because the path of the home page stays the same. */
function useFocusOnOpening() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, state } = useLocation();
  const isOpened =
    hash === '#history' || (typeof state === 'object' && state !== null && 'isOpenedHere' in state);
  const wasOpened = useRef(isOpened);
  useEffect(() => {
    if (!wasOpened.current) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return heading;
}
