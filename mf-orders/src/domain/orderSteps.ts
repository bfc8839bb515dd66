import type { Order, OrderKind } from '@cabinet/contracts/loyalty';
import { type OrderStep, orderTimeline } from '@cabinet/domain/order';

/** Steps that only things and tickets pass: they are bought, brought and handed over. */
const HAND_OVER: readonly string[] = ['BUYING', 'DELIVERY', 'DELIVERED'];
const HANDED_OVER: readonly OrderKind[] = ['product', 'event'];

/**
 * The steps worth showing of an order's timeline (R8). Closing is bookkeeping and shows only once it is done; what is
 * not handed over shows such a step only when it came to it.
 */
export function shownSteps(order: Pick<Order, 'status' | 'kind' | 'statusDetail'>): OrderStep[] {
  const isHandedOver = HANDED_OVER.includes(order.kind ?? 'product');
  return orderTimeline(order).filter(({ status, state, date }) => {
    if (status === 'CLOSED') return state !== 'next';
    return isHandedOver || !HAND_OVER.includes(status) || state === 'now' || date !== null;
  });
}
