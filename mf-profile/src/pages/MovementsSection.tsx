import { EmptyState, LoadFailure } from '@cabinet/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HistorySkeleton } from '../components/HistorySkeleton.tsx';
import { OperationList } from '../components/OperationList.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { useNamedOperations } from '../data/useOperations.ts';
import { LATEST } from '../domain/history.ts';
import { paths } from '../paths.ts';

/** The latest operations, with a link to the whole history. */
export function MovementsSection() {
  const { t } = useTranslation('mf-profile');
  const id = useId();
  const { operations, error, retry } = useNamedOperations();

  // A failed refresh keeps the loaded data on screen.
  if (!operations && error) {
    return <LoadFailure title={t('history.failed')} error={error} onRetry={retry} />;
  }
  if (operations?.length === 0) {
    return <EmptyState title={t('history.empty')} text={t('history.emptyText')} />;
  }
  return (
    <section aria-labelledby={id} aria-busy={!operations}>
      <SectionHead
        id={id}
        title={t('history.list')}
        action={
          <Link to={paths.history} state={{ isOpenedHere: true }}>
            {t('history.all')}
          </Link>
        }
      />
      {operations ? <OperationList operations={operations.slice(0, LATEST)} /> : <HistorySkeleton />}
    </section>
  );
}
