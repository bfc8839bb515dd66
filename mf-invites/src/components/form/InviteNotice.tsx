import { Alert } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { InviteOutcome } from '../../domain/inviteOutcome.ts';
import { paths } from '../../paths.ts';

/** The notice below the form: why the friend was not invited (§7). */
export function InviteNotice({ outcome }: { outcome: InviteOutcome | null }) {
  const { t } = useTranslation('mf-invites-later');
  if (outcome?.name === 'invited') {
    const { invitation } = outcome;
    return (
      <Alert
        tone="warning"
        isUrgent
        title={t('invite.notice.invited', { name: invitation?.name })}
        action={
          <Link to={invitation ? paths.invitation(invitation.id) : paths.list}>
            {t('invite.notice.look')}
          </Link>
        }
      >
        {t('invite.notice.invitedText')}
      </Alert>
    );
  }
  if (outcome?.name === 'refused')
    return (
      <Alert tone="danger" title={outcome.text}>
        {t('invite.notice.refusedText')}
      </Alert>
    );
  if (outcome?.name !== 'unanswered') return null;
  return (
    <Alert tone="danger" title={t('invite.notice.unanswered')}>
      {t('invite.notice.unansweredText')}
    </Alert>
  );
}
