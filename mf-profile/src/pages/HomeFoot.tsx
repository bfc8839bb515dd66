import { contactAtom } from '@cabinet/state';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import styles from './HomeFoot.module.css';

/** The unique id (§2) and the link to the profile data. */
export function HomeFoot() {
  const { t } = useTranslation('mf-profile');
  const id = useAtomValue(contactAtom)?.id;
  return (
    <p className={styles.foot}>
      {id !== undefined && (
        <span>
          {t('about.id')}: <b>{id}</b>
        </span>
      )}
      <Link to={paths.profile}>{t('about.title')}</Link>
    </p>
  );
}
