import type { Invitation } from '@cabinet/contracts/invitations';
import { isInvitationStatus } from '@cabinet/domain/invitation';
import { useTranslation } from 'react-i18next';

/** A status in words; of one that we do not know, the server's (R22). */
export function useStatusText() {
  const { t } = useTranslation('mf-invites');
  return ({ status, statusName }: Pick<Invitation, 'status'> & Partial<Pick<Invitation, 'statusName'>>) =>
    isInvitationStatus(status) ? t(`status.${status}`) : statusName || status;
}
