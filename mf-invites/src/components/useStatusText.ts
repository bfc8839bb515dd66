import type { Invitation } from '@cabinet/contracts/invitations';
import { isInvitationStatus } from '@cabinet/domain/invitation';
import { useTranslation } from 'react-i18next';

/** The text of a status. An unknown status has the service's text (R22). */
export function useStatusText() {
  const { t } = useTranslation('mf-invites');
  return ({ status, statusName }: Pick<Invitation, 'status'> & Partial<Pick<Invitation, 'statusName'>>) =>
    isInvitationStatus(status) ? t(`status.${status}`) : statusName || status;
}
