import type { Invitation } from '@cabinet/contracts/invitations';
import { invitationActor } from '@cabinet/domain/invitation';
import { useFormats } from '@cabinet/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { type BoardColumn, boardOf } from '../domain/invitationBoard.ts';
import { ExpectedTokens } from './ExpectedTokens.tsx';
import styles from './InvitationBoard.module.css';
import { StatusTag } from './StatusTag.tsx';

interface InvitationBoardProps {
  invitations: readonly Invitation[];
  linkTo(id: number): Pick<LinkProps, 'to' | 'state'>;
}

/** The invitations in columns by step, from the first step to the reward. */
export function InvitationBoard({ invitations, linkTo }: InvitationBoardProps) {
  return (
    <div className={styles.board}>
      {boardOf(invitations).map((column) => (
        <Column key={column.name} {...column} linkTo={linkTo} />
      ))}
    </div>
  );
}

function Column({ name, invitations, linkTo }: BoardColumn & Pick<InvitationBoardProps, 'linkTo'>) {
  const { t } = useTranslation('mf-invites');
  const id = useId();
  return (
    <section className={styles.column} aria-labelledby={id} data-step={name}>
      <h2 id={id} className={styles.title}>
        {name === 'over' || name === 'other' ? t(`view.${name}`) : t(`status.${name}`)}{' '}
        <span className={styles.count}>{invitations.length}</span>
      </h2>
      <ul className={styles.cards}>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <FriendCard invitation={invitation} link={linkTo(invitation.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FriendCardProps {
  invitation: Invitation;
  link: Pick<LinkProps, 'to' | 'state'>;
}

function FriendCard({ invitation, link }: FriendCardProps) {
  const { formatMoment } = useFormats();
  const { name, changedAt, date, expected, status } = invitation;
  return (
    <Link className={styles.card} {...link}>
      <span className={styles.name}>{name}</span>
      <span className={styles.date}>{formatMoment(changedAt ?? date)}</span>
      {expected && (
        <span>
          <ExpectedTokens expected={expected} />
        </span>
      )}
      {/* The column already shows the status of an invitation in progress. */}
      {!invitationActor(status) && (
        <span>
          <StatusTag invitation={invitation} />
        </span>
      )}
    </Link>
  );
}
