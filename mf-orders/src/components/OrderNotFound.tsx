import { buttonClass, EmptyState, PageHeading } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './OrderNotFound.module.css';

/** The page of an address that is not an order of this participant. */
export function OrderNotFound() {
  const { t } = useTranslation('mf-orders-later');
  return (
    <div className={styles.page}>
      <PageHeading lead={t('notFound.text')}>{t('notFound.title')}</PageHeading>
      <Link className={buttonClass({ variant: 'quiet' })} to={paths.list}>
        {t('mf-orders:list.emptyFilter.action')}
      </Link>
    </div>
  );
}

/** The same for one of several orders on a page. */
export function OrderMissing({ id }: { id: number }) {
  const { t } = useTranslation('mf-orders-later');
  return <EmptyState title={t('notFound.one', { id })} text={t('notFound.text')} />;
}
