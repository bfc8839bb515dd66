import { useRouteData } from '@cabinet/api/useRouteData';
import { listOrders } from '@cabinet/contracts/loyalty';
import { isOpenOrder } from '@cabinet/domain/leaving';

/** Whether an order is on its way: it can be collected all the same. */
export function useOpenOrders(): boolean {
  const { data } = useRouteData(listOrders, { query: { include: 'productImage' } });
  return data?.orders.some(isOpenOrder) ?? false;
}
