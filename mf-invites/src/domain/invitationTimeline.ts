import type { Invitation } from '@cabinet/contracts/invitations';
import { INVITATION_WAY, invitationStep } from '@cabinet/domain/invitation';

export interface InvitationStep {
  status: string;
  /** When it was reached; null while it lies ahead. */
  date: string | null;
  state: 'done' | 'now' | 'next' | 'cancelled';
}

type Told = Pick<Invitation, 'status' | 'date' | 'changedAt' | 'history'>;

/** The way of an invitation with its dates (R22). What needs no review is not told of one. */
export function invitationTimeline(invitation: Told): InvitationStep[] {
  const { status } = invitation;
  const history = historyOf(invitation);
  const passed = history.map((entry) => ({ ...entry, state: 'done' as const }));
  const last = passed.pop() ?? { status, date: null };
  const place = invitationStep(status);
  if (place === 0) return [...passed, { ...last, state: 'cancelled' }];
  if (place === null) return [...passed, { ...last, state: 'now' }];
  const ahead = INVITATION_WAY.slice(place).filter((step) => step !== 'review');
  return [
    ...passed,
    { ...last, state: status === 'paid' ? 'done' : 'now' },
    ...ahead.map((step) => ({ status: step, date: null, state: 'next' as const })),
  ];
}

/** What a service without a history has told of it: when it began, and when it came to where it is. */
function historyOf({ status, date, changedAt, history }: Told): Invitation['history'] {
  if (history.at(-1)?.status === status) return history;
  const before = history.length > 0 || status === 'sent' ? history : [{ status: 'sent', date }];
  return [...before, { status, date: changedAt ?? date }];
}
