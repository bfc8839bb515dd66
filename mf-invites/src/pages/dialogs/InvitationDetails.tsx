import type { Invitation } from '@cabinet/contracts/invitations';
import { invitationActor } from '@cabinet/domain/invitation';
import { buttonClass } from '@cabinet/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InvitationState } from '../../components/invitation/InvitationState.tsx';
import { InvitationSteps } from '../../components/invitation/InvitationSteps.tsx';
import { useInvitationDialog } from '../../data/useInvitationDialog.ts';
import styles from './InvitationDetails.module.css';
import { Reminder } from './Reminder.tsx';

/** The state of an invitation, its next step, and why there are no tokens yet. */
export function InvitationDetails({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites-later');
  const { linkTo } = useInvitationDialog();
  const { id, status } = invitation;
  return (
    <div className={styles.details}>
      <InvitationState invitation={invitation} />
      <InvitationSteps invitation={invitation} />
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
