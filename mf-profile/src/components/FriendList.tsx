import type { Referral } from '@cabinet/contracts/members';
import { useFormats } from '@cabinet/i18n';
import { Tokens } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './FriendList.module.css';

interface FriendListProps {
  kind: 'registrations' | 'payments';
  friends: readonly Referral[];
}

/** Friends with date and reward, latest first. */
export function FriendList({ kind, friends }: FriendListProps) {
  const { t } = useTranslation('mf-profile-later');
  const { formatDate } = useFormats();
  const latestFirst = [...friends].sort((a, b) => b.date.localeCompare(a.date));
  if (friends.length === 0) return <p className={styles.none}>{t(`friends.none.${kind}`)}</p>;
  return (
    <ul aria-label={t(`friends.kind.${kind}`)}>
      {latestFirst.map(({ id, name, date, amount }) => (
        <li key={id} className={styles.friend}>
          <span className={styles.name}>{name}</span>
          <time className={styles.date} dateTime={date}>
            {formatDate(date)}
          </time>
          {amount !== null && <Tokens amount={amount} isSigned />}
        </li>
      ))}
    </ul>
  );
}
