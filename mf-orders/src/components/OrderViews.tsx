import { chipClass, Tabs } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { codesPath, orderPath } from '../paths.ts';
import styles from './OrderViews.module.css';

/** The two views of chosen orders: the whole orders, or a sheet with all codes. */
export function OrderViews({ ids, isSheet }: { ids: readonly number[]; isSheet: boolean }) {
  const { t } = useTranslation('mf-orders-later');
  const current = (is: boolean) => (is ? 'page' : undefined);
  return (
    <div className={styles.views}>
      <Tabs label={t('sheet.views')}>
        <Link className={chipClass()} to={orderPath(...ids)} aria-current={current(!isSheet)} replace>
          {t('sheet.details')}
        </Link>
        <Link className={chipClass()} to={codesPath(ids)} aria-current={current(isSheet)} replace>
          {t('sheet.codes')}
        </Link>
      </Tabs>
    </div>
  );
}
