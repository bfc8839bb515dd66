import type { Operation } from '@cabinet/contracts/loyalty';
import { contactAtom } from '@cabinet/state';
import { EmptyState, LoadFailure } from '@cabinet/ui';
import { BalanceChart } from '@cabinet/ui/BalanceChart';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ChartPanel } from '../components/ChartPanel.tsx';
import { History } from '../components/History.tsx';
import { HistorySkeleton } from '../components/HistorySkeleton.tsx';
import { useOperations } from '../data/useOperations.ts';
import { useParticipant } from '../data/useParticipant.ts';
import { balanceSeries } from '../domain/balanceSeries.ts';
import styles from './HistorySection.module.css';
import { useHomeView } from './useHomeView.ts';

/** How the balance came to be: month by month, and movement by movement. */
export function HistorySection() {
  const { t } = useTranslation('mf-profile');
  const { operations, error, retry } = useOperations();
  const { history, setHistory, period, setPeriod } = useHomeView();
  const { fullName, email } = useParticipant();
  const balance = useAtomValue(contactAtom)?.balance;

  // A failed refresh never takes away what is already on screen.
  if (!operations && error) {
    return <LoadFailure title={t('history.failed')} error={error} onRetry={retry} />;
  }
  if (operations?.length === 0) {
    return <EmptyState title={t('history.empty')} text={t('history.emptyText')} />;
  }
  return (
    <div className={`${styles.history} ${history ? styles.whole : ''}`} aria-busy={!operations}>
      <ChartPanel period={period} onPeriod={setPeriod}>
        <Chart operations={operations} />
      </ChartPanel>
      {/* A statement waits for what it proves. */}
      {operations && (balance !== undefined || !history) ? (
        <History
          operations={operations}
          balance={balance ?? 0}
          owner={[fullName, email].filter(Boolean).join(', ')}
          view={history}
          onView={setHistory}
        />
      ) : (
        <HistorySkeleton />
      )}
    </div>
  );
}

function Chart({ operations }: { operations: readonly Operation[] | undefined }) {
  const balance = useAtomValue(contactAtom)?.balance ?? 0;
  const { period } = useHomeView();
  return <BalanceChart series={operations ? balanceSeries(operations, balance, period, new Date()) : null} />;
}
