import type { Order, OrderKind } from '@cabinet/contracts/orders';
import { type OrderStep, orderTimeline } from '@cabinet/domain/order';

/** Steps of goods: purchase, delivery and hand-over. */
const HAND_OVER = ['BUYING', 'DELIVERY', 'DELIVERED'];

/** Steps that an order of a kind normally skips. */
const FOREIGN_STEPS: Record<OrderKind, readonly string[]> = {
  product: [],
  event: HAND_OVER,
  service: HAND_OVER,
  education: HAND_OVER,
  tuition: [...HAND_OVER, 'RECEIVED'],
};

/** Delivered goods are never ready at a pick-up place. */
const BROUGHT = ['DELIVERED'];

/**
 * The relevant steps of an order's timeline (R8). Closing shows only after it happened. A step that the kind
 * normally skips shows only after it was reached.
 */
export function shownSteps(order: Pick<Order, 'status' | 'kind' | 'statusDetail'>): OrderStep[] {
  const foreign = order.statusDetail?.address ? BROUGHT : FOREIGN_STEPS[order.kind ?? 'product'];
  return orderTimeline(order).filter(({ status, state, date }) => {
    if (status === 'CLOSED') return state !== 'next';
    return !foreign.includes(status) || state === 'now' || date !== null;
  });
}
