import type { Invitation } from '@cabinet/contracts/loyalty';

/** The steps of an invitation that is on its way (R22), in the order of the bar. */
export const STEPS = ['sent', 'review', 'working', 'waiting', 'paid'] as const;
type Step = (typeof STEPS)[number];

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
    steps: Object.fromEntries(STEPS.map((step) => [step, count(step)])) as Record<Step, number>,
    left: count('declined', 'rejected'),
  };
}
