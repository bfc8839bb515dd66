import type { Invitation } from '@cabinet/contracts/invitations';
import type { Referral } from '@cabinet/contracts/loyalty';
import { INVITATION_WAY, invitationPlace } from './invitation.ts';

/** Where invitations can be: at a step of their way, or `over`, as those that left it are. */
export const INVITATION_PARTS = [...INVITATION_WAY, 'over'] as const;

export interface InvitationFigures {
  steps: Record<(typeof INVITATION_PARTS)[number], number>;
  /** Tokens that are promised for studies whose payment is being checked. */
  waiting: number;
}

/** How many invitations stand at each step or left it, and what those that wait are expected to bring (R49). */
export function invitationFigures(
  invitations: readonly Pick<Invitation, 'status' | 'amount'>[],
): InvitationFigures {
  const at = (place: number) => invitations.filter(({ status }) => invitationPlace(status) === place);
  const counts = INVITATION_WAY.map((step, index) => [step, at(index + 1).length]);
  return {
    steps: { ...Object.fromEntries(counts), over: at(0).length },
    waiting: tokensOf(at(INVITATION_WAY.indexOf('waiting') + 1)),
  };
}

export interface ReferralFigures {
  /** Friends who registered. */
  registered: number;
  /** Friends whose study is paid: what the level and the rings count. */
  studying: number;
  /** What all of them have brought. */
  tokens: number;
}

/** What friends have brought so far, by the operations FRIEND and ACADEM_ORDER (R49). */
export function referralFigures(
  registrations: readonly Referral[],
  payments: readonly Referral[],
): ReferralFigures {
  return {
    registered: registrations.length,
    studying: payments.length,
    tokens: tokensOf(registrations) + tokensOf(payments),
  };
}

function tokensOf(bringing: readonly { amount: number | null }[]): number {
  return bringing.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}
