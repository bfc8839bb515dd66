import type { Consent } from '@cabinet/contracts/privacy';
import { useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';
import styles from './ViewList.module.css';

/** Consents with their dates, newest first. */
export function ConsentList({ consents }: { consents: readonly Consent[] }) {
  const { t } = useTranslation('mf-profile-later');
  const { formatDateTime } = useFormats();
  if (consents.length === 0) return <p className={styles.note}>{t('privacy.consents.none')}</p>;
  return (
    <ul aria-label={t('privacy.consents.title')}>
      {consents.map(({ kind, date, about }) => (
        <li key={`${kind} ${date} ${about}`} className={styles.view}>
          <span className={styles.name}>{t(`privacy.consents.kind.${kind}`, { name: about })}</span>
          <span className={styles.note}>{formatDateTime(date)}</span>
        </li>
      ))}
    </ul>
  );
}
