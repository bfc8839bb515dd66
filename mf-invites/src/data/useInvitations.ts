import { useRouteData } from '@cabinet/api';
import { listInvitations } from '@cabinet/contracts/invitations';

/** The participant's invitations, newest first. */
export function useInvitations() {
  const { data, ...state } = useRouteData(listInvitations, { query: {} });
  return { ...state, invitations: data?.recommendations };
}
