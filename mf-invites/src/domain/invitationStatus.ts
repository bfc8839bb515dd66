import { INVITATION_STATUSES, type InvitationStatus } from '@cabinet/contracts/loyalty';
import type { TagTone } from '@cabinet/ui/Tag';

/** The way of an invitation; declined and rejected leave it (R22). */
export const TRACK = ['sent', 'review', 'working', 'waiting', 'paid'] as const;

const STEPS: readonly string[] = TRACK;

const TONES: Record<InvitationStatus, TagTone> = {
  sent: 'info',
  review: 'warning',
  working: 'warning',
  waiting: 'primary',
  paid: 'success',
  declined: 'quiet',
  rejected: 'quiet',
};

/** Whether we have words of our own for a status; for another the service's are shown (R22). */
export function isKnownStatus(status: string): status is InvitationStatus {
  return INVITATION_STATUSES.some((known) => known === status);
}

export function statusTone(status: string): TagTone {
  return isKnownStatus(status) ? TONES[status] : 'neutral';
}

/** How far an invitation has come, 1 to 5; 0 where it left the way, null where we do not know its status. */
export function stepOf(status: string): number | null {
  return isKnownStatus(status) ? STEPS.indexOf(status) + 1 : null;
}
