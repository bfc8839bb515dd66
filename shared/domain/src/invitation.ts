import { INVITATION_STATUSES, type InvitationStatus } from '@cabinet/contracts/loyalty';

/** The way of an invitation; `declined` and `rejected` leave it (§4 Invite statuses, R22). */
export const INVITATION_WAY = ['sent', 'review', 'working', 'waiting', 'paid'] as const;

const STEPS: readonly string[] = INVITATION_WAY;

/** Whether we have words of our own for a status; for another the service's are shown (R22). */
export function isInvitationStatus(status: string): status is InvitationStatus {
  return INVITATION_STATUSES.some((known) => known === status);
}

/** How far an invitation has come, 1 to 5; 0 where it left the way, null where we do not know its status. */
export function invitationStep(status: string): number | null {
  return isInvitationStatus(status) ? STEPS.indexOf(status) + 1 : null;
}
