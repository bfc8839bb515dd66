import { useRouteAction } from '@cabinet/api/useRouteAction';
import { useRouteData } from '@cabinet/api/useRouteData';
import { askSupport, listSupportTickets } from '@cabinet/contracts/support';

/** What the participant has asked support, newest first. */
export function useSupportTickets() {
  const { data, error, retry } = useRouteData(listSupportTickets, { query: {} });
  return { tickets: data?.tickets, error, retry };
}

/** A request to support: one, however often it is sent. */
export function useAskSupport() {
  return useRouteAction(askSupport, { stale: [listSupportTickets], intent: 'support' });
}
