import type { Invitation } from '@cabinet/contracts/invitations';
import type { Referral } from '@cabinet/contracts/members';
import { invitationFigures, referralFigures } from '@cabinet/domain/friendFigures';
import { useFormats } from '@cabinet/i18n';
import { Skeleton, TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FriendFigures.module.css';

interface FriendFiguresProps {
  /** Null while the invitations load. */
  invitations: readonly Invitation[] | null;
  /** False while the friends load. */
  isKnown: boolean;
  registrations: readonly Referral[];
  payments: readonly Referral[];
}

/** The numbers of open and paid invitations and of studying friends, and the tokens they brought. */
export function FriendFigures({ invitations, isKnown, registrations, payments }: FriendFiguresProps) {
  const { t } = useTranslation('mf-profile');
  const { formatNumber } = useFormats();
  const { open } = invitationFigures(invitations ?? []);
  const { studying, tokens } = referralFigures(registrations, payments);
  const figures = [
    { label: t('friends.invitations', { count: open }), value: invitations && open },
    { label: t('friends.studying', { count: studying }), value: isKnown ? studying : null },
    { label: t('friends.tokens', { context: use(TokenWord) }), value: isKnown ? tokens : null },
  ];

  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value === null ? <Skeleton width="3ch" height="1em" /> : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
