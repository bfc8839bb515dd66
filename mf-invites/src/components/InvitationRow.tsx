import type { Invitation } from '@cabinet/contracts/loyalty';
import { initials } from '@cabinet/domain/initials';
import { INVITATION_WAY, invitationStep, isInvitationStatus } from '@cabinet/domain/invitation';
import { useFormats } from '@cabinet/i18n/useFormats';
import { Progress } from '@cabinet/ui/Progress';
import { Tag } from '@cabinet/ui/Tag';
import { Tokens } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';
import { statusTone } from '../domain/invitationStatus.ts';
import styles from './InvitationRow.module.css';

/** One friend: who, what happened last, how far it is. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites');
  const { formatMoment } = useFormats();
  const { status, name, changedAt, date } = invitation;
  const step = invitationStep(status);

  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.ring} aria-hidden="true">
        {initials(name)}
      </span>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.event}>
          <LastEvent invitation={invitation} />
          <span>{formatMoment(changedAt ?? date)}</span>
        </p>
      </div>
      <div className={styles.way}>
        {step !== null && (
          <Progress
            label={
              step > 0 ? t('list.progress', { step, count: INVITATION_WAY.length }) : t(`status.${status}`)
            }
            value={step}
            max={INVITATION_WAY.length}
            isSegmented
          />
        )}
      </div>
      <p className={styles.tag}>
        <StatusTag invitation={invitation} />
      </p>
    </li>
  );
}

/** Why it left the way, else what its status means. Of a status we do not know the tag says all there is. */
function LastEvent({ invitation: { status, reason } }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites');
  const { localText } = useFormats();
  const text = localText(reason) || (isInvitationStatus(status) ? t(`event.${status}`) : '');
  return text && <span>{text}</span>;
}

/** Paid shows what it brought. */
function StatusTag({ invitation: { status, statusName, amount } }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites');
  const tone = statusTone(status);
  if (status === 'paid' && amount !== null)
    return (
      <Tag tone={tone}>
        <Tokens amount={amount} isSigned />
      </Tag>
    );
  return <Tag tone={tone}>{isInvitationStatus(status) ? t(`status.${status}`) : statusName || status}</Tag>;
}
