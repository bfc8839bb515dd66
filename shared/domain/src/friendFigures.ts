import type { Invitation } from '@cabinet/contracts/invitations';
import type { Referral } from '@cabinet/contracts/members';
import { INVITATION_WAY, invitationPlace } from './invitation.ts';

/** Positions of an invitation: a step of the way, or `over` for an ended invitation. */
export const INVITATION_PARTS = [...INVITATION_WAY, 'over'] as const;

export interface InvitationFigures {
  steps: Record<(typeof INVITATION_PARTS)[number], number>;
  /** Open and paid invitations: all steps without `over`. */
  open: number;
  /** Tokens promised for studies whose payment the university still checks. */
  waiting: number;
}

/** Counts invitations per step, and sums the expected tokens of waiting invitations (R49). */
export function invitationFigures(
  invitations: readonly Pick<Invitation, 'status' | 'amount'>[],
): InvitationFigures {
  const at = (place: number) => invitations.filter(({ status }) => invitationPlace(status) === place);
  const counts = INVITATION_WAY.map((step, index) => [step, at(index + 1).length] as const);
  return {
    steps: {
      ...(Object.fromEntries(counts) as Record<(typeof INVITATION_WAY)[number], number>),
      over: at(0).length,
    },
    open: counts.reduce((sum, [, count]) => sum + count, 0),
    waiting: tokensOf(at(INVITATION_WAY.indexOf('waiting') + 1)),
  };
}

export interface ReferralFigures {
  /** Friends who registered. */
  registered: number;
  /** Friends whose study is paid. The level and the rings count these friends. */
  studying: number;
  /** Tokens that all friends have brought. */
  tokens: number;
}

/** Returns the figures of the friends so far, from the operations FRIEND and ACADEM_ORDER (R49). */
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
