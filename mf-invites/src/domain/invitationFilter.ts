import { INVITATION_STATUSES, type Invitation, type InvitationStatus } from '@cabinet/contracts/loyalty';
import { INVITATION_WAY, invitationStep } from '@cabinet/domain/invitation';

export type InvitationFilter = InvitationStatus | 'all';

/** The order in which filters are offered: along the way, then what left it. */
const ORDER: readonly InvitationStatus[] = [
  ...INVITATION_WAY,
  ...INVITATION_STATUSES.filter((status) => invitationStep(status) === 0),
];

/** The filter in the address, `?status=paid`; anything unknown shows all. */
export function readFilter(search: URLSearchParams): InvitationFilter {
  return INVITATION_STATUSES.find((status) => status === search.get('status')) ?? 'all';
}

/** The query that `readFilter` reads; none for all. */
export function filterQuery(filter: InvitationFilter): string {
  return filter === 'all' ? '' : `?status=${filter}`;
}

export function filterInvitations<T extends Pick<Invitation, 'status'>>(
  invitations: readonly T[],
  filter: InvitationFilter,
): T[] {
  return invitations.filter(({ status }) => filter === 'all' || status === filter);
}

/** How many invitations are in each status of ours, in the order of the filters. */
export function countByStatus(
  invitations: readonly Pick<Invitation, 'status'>[],
): { status: InvitationStatus; count: number }[] {
  return ORDER.map((status) => ({ status, count: filterInvitations(invitations, status).length }));
}
