import type { Invitation } from '@cabinet/contracts/invitations';
import { INVITATION_WAY } from '@cabinet/domain/invitation';

type Step = (typeof INVITATION_WAY)[number];

export interface InvitationCounts {
  steps: Record<Step, number>;
  /** Declined by the friend or rejected by the university: they have left the way. */
  left: number;
}

/** How many invitations stand at each step; a status we do not know counts nowhere. */
export function invitationCounts(invitations: readonly Pick<Invitation, 'status'>[]): InvitationCounts {
  const count = (...statuses: string[]) =>
    invitations.filter(({ status }) => statuses.includes(status)).length;
  return {
    steps: Object.fromEntries(INVITATION_WAY.map((step) => [step, count(step)])) as Record<Step, number>,
    left: count('declined', 'rejected'),
  };
}
