import { buttonClass } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { codesPath } from '../paths.ts';
import styles from './PickBar.module.css';

/** The number of chosen orders, with a link to the sheet with their codes. */
export function PickBar({ picked }: { picked: readonly number[] }) {
  const { t } = useTranslation('mf-orders');
  return (
    <div className={styles.bar}>
      <p role="status">{picked.length > 0 ? t('pick.count', { count: picked.length }) : t('pick.none')}</p>
      {picked.length > 0 && (
        <Link className={buttonClass({ size: 'sm' })} to={codesPath(picked)}>
          {t('pick.show')}
        </Link>
      )}
    </div>
  );
}
