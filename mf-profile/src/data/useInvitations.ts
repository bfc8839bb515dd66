import { useRouteData } from '@cabinet/api';
import { listInvitations } from '@cabinet/contracts/invitations';

export function useInvitations() {
  const { data, error, retry } = useRouteData(listInvitations, { query: {} });
  return { invitations: data?.recommendations, error, retry };
}
