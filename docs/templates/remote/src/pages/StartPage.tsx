import { spenderAtom } from '@cabinet/state';
import {
  EmptyState,
  GoBack,
  LoadFailure,
  PageHeading,
  Panel,
  Skeleton,
  SkeletonGroup,
  Tokens,
} from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OperationList } from '../components/OperationList.tsx';
import { useLatestOperations } from '../data/useLatestOperations.ts';
import { elsewhere } from '../paths.ts';
import styles from './StartPage.module.css';

export function StartPage() {
  const { t } = useTranslation('mf-team');
  return (
    <div className={styles.page}>
      <div>
        <GoBack as={Link} to={elsewhere.home}>
          {t('back')}
        </GoBack>
        <PageHeading lead={t('lead')} aside={<Balance />}>
          {t('title')}
        </PageHeading>
      </div>
      <Panel title={t('operations.title')}>
        <Operations />
      </Panel>
    </div>
  );
}

/** The participant's available tokens, from an atom of the shared store that the shell fills. */
function Balance() {
  const { available } = useAtomValue(spenderAtom);
  return available === null ? null : <Tokens amount={available} size="lg" />;
}

function Operations() {
  const { t } = useTranslation('mf-team');
  const { operations, error, retry } = useLatestOperations();

  // A failed refresh keeps the loaded list on screen.
  if (!operations) return error ? <LoadFailure error={error} onRetry={retry} /> : <OperationsSkeleton />;
  if (operations.length === 0) return <EmptyState title={t('operations.empty')} />;
  return <OperationList operations={operations} />;
}

function OperationsSkeleton() {
  return (
    <SkeletonGroup className={styles.loading}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}
