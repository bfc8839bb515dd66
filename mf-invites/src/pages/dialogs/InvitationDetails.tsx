import type { Invitation } from '@cabinet/contracts/invitations';
import { invitationActor } from '@cabinet/domain/invitation';
import { buttonClass } from '@cabinet/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CheckList } from '../../components/invitation/CheckList.tsx';
import { InvitationState } from '../../components/invitation/InvitationState.tsx';
import { InvitationTimeline } from '../../components/invitation/InvitationTimeline.tsx';
import { useInvitationDialog } from '../useInvitationDialog.ts';
import styles from './InvitationDetails.module.css';
import { Reminder } from './Reminder.tsx';

/** Where an invitation stands and what comes next, how it came there, and why there are no tokens yet. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites-later');
  const { linkTo } = useInvitationDialog();
  const { id, status, checks } = invitation;
  return (
    <div className={styles.details}>
      <InvitationState invitation={invitation} />
      <div className={styles.columns}>
        <section>
          <h3 className={styles.title}>{t('details.timeline')}</h3>
          <InvitationTimeline invitation={invitation} />
        </section>
        {status !== 'paid' && checks.length > 0 && <CheckList checks={checks} isOver={isOver(status)} />}
      </div>
      <div className={styles.actions}>
        {invitationActor(status) === 'friend' && <Reminder invitation={invitation} />}
        <Link className={buttonClass({ variant: 'quiet' })} {...linkTo({ name: 'question', id })}>
          <MessageCircleQuestion size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('details.ask')}
        </Link>
      </div>
    </div>
  );
}

function isOver(status: string): boolean {
  return status === 'declined' || status === 'rejected';
}
