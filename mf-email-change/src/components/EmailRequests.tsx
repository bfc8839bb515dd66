import type { SupportRequest } from '@cabinet/contracts/crm';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './EmailRequests.module.css';

/** The numbers of the support requests about the change. */
export function EmailRequests({ requests }: { requests: readonly SupportRequest[] }) {
  const { t } = useTranslation('mf-email-change');
  const titleId = useId();
  if (requests.length === 0) return null;
  return (
    <div className={styles.requests}>
      <h3 id={titleId}>{t('requests.title', { count: requests.length })}</h3>
      <ul aria-labelledby={titleId}>
        {requests.map(({ id, topic }) => (
          <li key={id}>
            <b>{t('requests.number', { id })}</b> {topic}
          </li>
        ))}
      </ul>
    </div>
  );
}
