import type { Invitation } from '@cabinet/contracts/invitations';
import { useFormats } from '@cabinet/i18n';
import { Timeline } from '@cabinet/ui/later';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { invitationTimeline } from '../../domain/invitationTimeline.ts';
import { useStatusText } from '../useStatusText.ts';

/** How an invitation came to where it is, and what lies ahead of it. */
export function InvitationTimeline({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('mf-invites-later');
  const { formatMoment } = useFormats();
  const statusText = useStatusText();
  const { status, statusName } = invitation;
  const steps = invitationTimeline(invitation).map((step) => ({
    id: `${step.status} ${step.date}`,
    // The server has words for the status of today only.
    title: statusText({ status: step.status, statusName: step.status === status ? statusName : null }),
    note: step.date && formatMoment(step.date),
    state: step.state,
    icon: <Hourglass size={18} strokeWidth={1.8} aria-hidden="true" />,
  }));
  return <Timeline label={t('details.timeline')} steps={steps} isColumn />;
}
