import { INVITATION_STATUSES, type Invitation, type InvitationStatus } from '@cabinet/contracts/invitations';
import { INVITATION_WAY, invitationActor, invitationPlace } from '@cabinet/domain/invitation';

/** Who acts next. */
export const TURNS = ['friend', 'university'] as const;
type Turn = (typeof TURNS)[number];

export type InvitationFilter = InvitationStatus | Turn | 'all';

type Filtered = Pick<Invitation, 'status'>;

/** The order of the filters: by actor, by step, then ended statuses. */
const ORDER: readonly InvitationFilter[] = [
  'all',
  ...TURNS,
  ...INVITATION_WAY,
  ...INVITATION_STATUSES.filter((status) => invitationPlace(status) === 0),
];

/** The filter in the address, `?status=paid` or `?turn=friend`. An unknown value means all. */
export function readFilter(search: URLSearchParams): InvitationFilter {
  const turn = TURNS.find((turn) => turn === search.get('turn'));
  return turn ?? INVITATION_STATUSES.find((status) => status === search.get('status')) ?? 'all';
}

/** The query that `readFilter` reads. Empty for all. */
export function filterQuery(filter: InvitationFilter): string {
  if (filter === 'all') return '';
  return isTurn(filter) ? `?turn=${filter}` : `?status=${filter}`;
}

export function isTurn(filter: InvitationFilter): filter is Turn {
  return TURNS.some((turn) => turn === filter);
}

export function filterInvitations<T extends Filtered>(
  invitations: readonly T[],
  filter: InvitationFilter,
): T[] {
  if (filter === 'all') return [...invitations];
  return invitations.filter(({ status }) => (isTurn(filter) ? invitationActor(status) : status) === filter);
}

/** The number of invitations for each filter, in the order of the filters. */
export function countByFilter(
  invitations: readonly Filtered[],
): { filter: InvitationFilter; count: number }[] {
  return ORDER.map((filter) => ({ filter, count: filterInvitations(invitations, filter).length }));
}
