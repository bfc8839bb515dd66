import { useRouteData } from '@cabinet/api';
import { listOrders } from '@cabinet/contracts/loyalty';

/** All own orders, newest first. Filters choose among them on the page: one of theirs spans several kinds. */
export function useOrders() {
  const { data, ...state } = useRouteData(listOrders, { query: { include: 'productImage' } });
  return { ...state, orders: data?.orders };
}
