import type { View } from '@cabinet/contracts/views';
import { staffRole } from '@cabinet/domain/roles';
import { useFormats } from '@cabinet/i18n';
import { TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ViewList.module.css';

/** Visits of staff, newest first. */
export function ViewList({ views }: { views: readonly View[] }) {
  const { t } = useTranslation('mf-profile-later');
  const context = use(TokenWord);
  const { formatDateTime, formatTime } = useFormats();
  if (views.length === 0) return <p className={styles.note}>{t('views.none')}</p>;
  return (
    <ul>
      {views.map(({ name, role, from, until, reason }) => (
        <li key={`${from} ${name}`} className={styles.view}>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>{t(`views.role.${staffRole([role]) ?? 'staff'}`, { context })}</span>
          <span className={styles.note}>
            {formatDateTime(from)}
            {formatTime(until) !== formatTime(from) && ` – ${formatTime(until)}`}
          </span>
          {reason && <span className={styles.reason}>{t('views.reason', { reason })}</span>}
        </li>
      ))}
    </ul>
  );
}
