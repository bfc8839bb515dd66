import type { InvitationStatus } from '@cabinet/contracts/invitations';
import { isInvitationStatus } from '@cabinet/domain/invitation';
import type { TagTone } from '@cabinet/ui';

const TONES: Record<InvitationStatus, TagTone> = {
  sent: 'neutral',
  review: 'info',
  working: 'info',
  waiting: 'info',
  paid: 'success',
  declined: 'quiet',
  rejected: 'quiet',
};

export function statusTone(status: string): TagTone {
  return isInvitationStatus(status) ? TONES[status] : 'neutral';
}
