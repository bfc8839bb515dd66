import { useRouteAction } from '@cabinet/api/useRouteAction';
import { useRouteData } from '@cabinet/api/useRouteData';
import { askSupport, listSupportTickets } from '@cabinet/contracts/support';

/** Returns the participant's support requests, newest first. */
export function useSupportTickets() {
  const { data, error, retry } = useRouteData(listSupportTickets, { query: {} });
  return { tickets: data?.tickets, error, retry };
}

/** Sends a support request. Repeated sends create one request. */
export function useAskSupport() {
  return useRouteAction(askSupport, { stale: [listSupportTickets], intent: 'support' });
}
