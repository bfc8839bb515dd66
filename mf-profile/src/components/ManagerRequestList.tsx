import type { ManagerRequest } from '@cabinet/contracts/managerRequests';
import { useFormats } from '@cabinet/i18n';
import { Tag, type TagTone, Tokens } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './ManagerRequestList.module.css';

const TONES: Record<ManagerRequest['status'], TagTone> = {
  new: 'info',
  done: 'success',
  declined: 'quiet',
};

interface ManagerRequestListProps {
  title: string;
  requests: readonly ManagerRequest[];
}

/** The requests to the manager with their results. Empty lists render nothing. */
export function ManagerRequestList({ title, requests }: ManagerRequestListProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatDate } = useFormats();
  if (requests.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {requests.map(({ id, status, date, amount, comment, answer }) => (
          <li key={id} className={styles.request}>
            <p className={styles.head}>
              <span className={styles.date}>{formatDate(date)}</span>
              {amount !== null && <Tokens amount={amount} />}
              <Tag tone={TONES[status]}>{t(`request.${status}`)}</Tag>
            </p>
            {comment && <p>{comment}</p>}
            {answer && <p className={styles.answer}>{answer}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
