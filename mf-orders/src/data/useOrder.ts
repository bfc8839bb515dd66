import { useRouteData } from '@cabinet/api';
import { getOrder } from '@cabinet/contracts/orders';

/** One order with the details of its status. */
export function useOrder(id: number) {
  const { data, ...state } = useRouteData(getOrder, {
    params: { orderId: id },
    query: { include: 'statusDetail' },
  });
  return { ...state, order: data?.order };
}
