import { useRouteData } from '@cabinet/api/useRouteData';
import { listOrders } from '@cabinet/contracts/orders';
import { isOpenOrder } from '@cabinet/domain/leaving';

/** Whether an order is on its way. The participant can collect it without a usable card. */
export function useOpenOrders(): boolean {
  const { data } = useRouteData(listOrders, { query: { include: 'productImage' } });
  return data?.orders.some(isOpenOrder) ?? false;
}
