import { EmptyState, GoBack, LoadFailure, PageHeading, Panel, Skeleton, SkeletonGroup } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OperationList } from '../components/OperationList.tsx';
import { useLatestOperations } from '../data/useLatestOperations.ts';
import { elsewhere } from '../paths.ts';
import styles from './StartPage.module.css';

export function StartPage() {
  const { t } = useTranslation('mf-template');
  return (
    <div className={styles.page}>
      <div>
        <GoBack as={Link} to={elsewhere.home}>
          {t('back')}
        </GoBack>
        <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      </div>
      <Panel title={t('operations.title')}>
        <Operations />
      </Panel>
    </div>
  );
}

function Operations() {
  const { t } = useTranslation('mf-template');
  const { operations, error, retry } = useLatestOperations();

  // A failed refresh never takes away what is already on screen.
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
