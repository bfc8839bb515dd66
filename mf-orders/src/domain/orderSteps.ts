import type { Order, OrderKind } from '@cabinet/contracts/loyalty';
import { type OrderStep, orderTimeline } from '@cabinet/domain/order';

/** Steps of goods: they are bought, brought and handed over. */
const HAND_OVER = ['BUYING', 'DELIVERY', 'DELIVERED'];

/** What an order of a kind does not pass as a rule. */
const FOREIGN_STEPS: Record<OrderKind, readonly string[]> = {
  product: [],
  event: HAND_OVER,
  service: HAND_OVER,
  education: HAND_OVER,
  tuition: [...HAND_OVER, 'RECEIVED'],
};

/** Goods that are brought never lie ready at a pick-up point. */
const BROUGHT = ['DELIVERED'];

/**
 * The steps worth showing of an order's timeline (R8). Closing is bookkeeping and shows only once it is done; a step
 * that is foreign to the kind shows only when it came to it.
 */
export function shownSteps(order: Pick<Order, 'status' | 'kind' | 'statusDetail'>): OrderStep[] {
  const foreign = order.statusDetail?.address ? BROUGHT : FOREIGN_STEPS[order.kind ?? 'product'];
  return orderTimeline(order).filter(({ status, state, date }) => {
    if (status === 'CLOSED') return state !== 'next';
    return !foreign.includes(status) || state === 'now' || date !== null;
  });
}
