import { buttonClass } from '@cabinet/ui/Button';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { EmptyRings } from '@cabinet/ui/Rings';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './NotFoundPage.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <EmptyRings />
      <PageHeading lead={t('notFound.text')}>{t('notFound.title')}</PageHeading>
      <div>
        <Link className={buttonClass()} to="/">
          {t('notFound.action')}
        </Link>
      </div>
    </div>
  );
}
