import type { Invitation } from '@cabinet/contracts/invitations';
import { initials } from '@cabinet/domain/initials';
import {
  INVITATION_STEPS,
  invitationActor,
  invitationSteps,
  isInvitationStatus,
} from '@cabinet/domain/invitation';
import { useFormats } from '@cabinet/i18n';
import { Progress } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { ExpectedTokens } from './ExpectedTokens.tsx';
import styles from './InvitationRow.module.css';
import { RingBadge } from './RingBadge.tsx';
import { StatusTag } from './StatusTag.tsx';

interface InvitationRowProps {
  invitation: Invitation;
  /** Opens the details of the invitation. */
  link: Pick<LinkProps, 'to' | 'state'>;
}

/** One friend: name, last event, progress and next step. */
export function InvitationRow({ invitation, link }: InvitationRowProps) {
  const { t } = useTranslation('mf-invites');
  const { formatMoment } = useFormats();
  const { status, name, changedAt, date } = invitation;
  const steps = invitationSteps(invitation);
  const done = steps.filter(({ state }) => state === 'done').length;

  return (
    <li className={styles.item}>
      <Link className={styles.row} data-status={status} {...link}>
        <RingBadge isOpen={steps.at(-1)?.state === 'refused'} aria-hidden="true">
          {initials(name)}
        </RingBadge>
        <span className={styles.who}>
          <span className={styles.name}>{name}</span>
          <span className={styles.event}>
            <LastEvent invitation={invitation} />
            <span>{formatMoment(changedAt ?? date)}</span>
          </span>
          <NextTurn invitation={invitation} />
        </span>
        <span className={styles.way}>
          {done > 0 && (
            <Progress
              label={t('list.progress', { done, count: INVITATION_STEPS.length })}
              value={done}
              max={INVITATION_STEPS.length}
              isSegmented
            />
          )}
        </span>
        <span className={styles.tag}>
          <StatusTag invitation={invitation} />
        </span>
      </Link>
    </li>
  );
}

/** The reason of the end, or the meaning of the status. For an unknown status the tag is enough. */
function LastEvent({ invitation: { status, reason } }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites');
  const { localText } = useFormats();
  const text = localText(reason) || (isInvitationStatus(status) ? t(`event.${status}`) : '');
  return text && <span>{text}</span>;
}

/** Who acts next, and the expected reward. */
function NextTurn({ invitation: { status, expected } }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites');
  const actor = invitationActor(status);
  return (
    actor && (
      <span className={styles.event}>
        <span>{t(`turn.${actor}`)}</span>
        {expected && (
          <span>
            {t('list.expected')} <ExpectedTokens expected={expected} />
          </span>
        )}
      </span>
    )
  );
}
