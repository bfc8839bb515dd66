import { buttonClass, EmptyState, PageHeading } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sectionPath } from '../paths.ts';

/** An unknown address below the catalogue, such as letters in place of a product id. */
export function NotFoundPage() {
  const { t } = useTranslation('mf-catalog');
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Link className={buttonClass()} to={sectionPath('products')}>
            {t('notFound.action')}
          </Link>
        }
      />
    </>
  );
}
