import { useRouteData } from '@cabinet/api';
import { listOrders } from '@cabinet/contracts/orders';

/** All orders, newest first. The page filters them, because one filter can include several kinds. */
export function useOrders() {
  const { data, ...state } = useRouteData(listOrders, { query: { include: 'productImage' } });
  return { ...state, orders: data?.orders };
}
