import { spenderAtom } from '@cabinet/state';
import { GoBack, PageHeading, Skeleton, SkeletonGroup, TokenWord } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NoContract } from '../components/NoContract.tsx';
import { useContracts } from '../data/useContracts.ts';
import { paths } from '../paths.ts';
import { TuitionForm } from './TuitionForm.tsx';
import styles from './TuitionPage.module.css';

/** Paying for tuition with tokens (§1). */
export function TuitionPage() {
  const { t } = useTranslation('mf-orders-later');
  const { isKnown, isStudent } = useAtomValue(spenderAtom);
  const own = useContracts();
  const contracts = isKnown ? own : null;
  return (
    <div className={styles.page}>
      <GoBack as={Link} to={paths.list}>
        {t('order.all')}
      </GoBack>
      <PageHeading lead={t('tuition.lead', { context: use(TokenWord) })}>{t('tuition.title')}</PageHeading>
      {!contracts && <TuitionSkeleton />}
      {contracts &&
        (contracts.length > 0 ? <TuitionForm contracts={contracts} /> : <NoContract isStudent={isStudent} />)}
    </div>
  );
}

function TuitionSkeleton() {
  return (
    <SkeletonGroup className={styles.form}>
      <Skeleton shape="block" height="calc(20 * var(--rem))" />
      <Skeleton shape="block" height="calc(14 * var(--rem))" />
    </SkeletonGroup>
  );
}
