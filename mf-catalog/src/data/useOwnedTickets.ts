import { useRouteData } from '@cabinet/api/useRouteData';
import { listOrders, type Product } from '@cabinet/contracts/loyalty';

/** How many tickets of this event the participant has; asked only where the event limits them. */
export function useOwnedTickets({ id, section, ticketLimit }: Product): number {
  const isLimited = section === 'events' && ticketLimit !== null;
  const { data } = useRouteData(listOrders, isLimited ? { query: { kind: 'event' } } : null);
  return (data?.orders ?? []).filter(({ prodId, status }) => prodId === id && status !== 'CANCELLED').length;
}
