import { useFormats } from '@cabinet/i18n';
import { Skeleton, TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FriendFigures.module.css';

interface FriendFiguresProps {
  /** False as long as the friends are on their way. */
  isKnown: boolean;
  registrations: number;
  payments: number;
  /** What friends have brought, in tokens. */
  tokens: number;
}

/** How many friends registered and paid, and what that has brought. */
export function FriendFigures({ isKnown, registrations, payments, tokens }: FriendFiguresProps) {
  const { t } = useTranslation('mf-profile');
  const { formatNumber } = useFormats();
  const figures = [
    { label: t('friends.registrations', { count: registrations }), value: registrations },
    { label: t('friends.payments', { count: payments }), value: payments },
    { label: t('friends.tokens', { context: use(TokenWord) }), value: tokens },
  ];

  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{isKnown ? formatNumber(value) : <Skeleton width="3ch" height="1em" />}</dd>
        </div>
      ))}
    </dl>
  );
}
