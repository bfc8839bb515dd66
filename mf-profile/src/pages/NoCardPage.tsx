import { cardStateAtom } from '@cabinet/state/user';
import { buttonClass } from '@cabinet/ui/Button';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { EmptyRings } from '@cabinet/ui/Rings';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './NoCardPage.module.css';

/** Says that there is no card yet, and leads to where one gets it. */
export function NoCardPage() {
  const { t } = useTranslation('mf-profile');
  const cardState = useAtomValue(cardStateAtom);
  if (cardState === 'active') return <Navigate to={paths.home} replace />;
  return (
    <div className={styles.page}>
      <EmptyRings />
      <PageHeading lead={t('noCard.lead')}>{t('noCard.title')}</PageHeading>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={paths.getCard}>
          {t('card.get')}
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.home}>
          {t('noCard.home')}
        </Link>
      </div>
    </div>
  );
}
