import { Dialog, InfoDialog, LoadFailure, Part, Skeleton } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { useInvitations } from '../../data/useInvitations.ts';
import { InvitationDetails } from './InvitationDetails.tsx';

// The question loads later with the fields of a form, which the other dialogs do not need.
const loadQuestion = () => import('./InvitationQuestion.tsx');

interface OwnInvitationProps {
  id: number;
  name: 'invitation' | 'question';
  onClose(): void;
}

/** The dialog of an invitation, or the question to the manager about it. */
export function OwnInvitation({ id, name, onClose }: OwnInvitationProps) {
  const { t } = useTranslation('mf-invites-later');
  const { invitations, error, retry } = useInvitations();
  const invitation = invitations?.find((each) => each.id === id);

  if (!invitation && invitations) {
    return <InfoDialog open title={t('missing.title')} message={t('missing.text')} onClose={onClose} />;
  }
  if (!invitation) {
    return (
      <Dialog open title={t('details.title')} onClose={onClose}>
        {error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton shape="block" height="320px" />}
      </Dialog>
    );
  }
  return name === 'question' ? (
    <Part load={loadQuestion} meanwhile={null}>
      {({ InvitationQuestion }) => <InvitationQuestion invitation={invitation} onClose={onClose} />}
    </Part>
  ) : (
    <Dialog open title={invitation.name} width={720} onClose={onClose}>
      <InvitationDetails invitation={invitation} />
    </Dialog>
  );
}
