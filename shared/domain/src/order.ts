import { ORDER_STATUSES, type Order, type OrderKind, type OrderStatus } from '@cabinet/contracts/orders';

export type CancelRefusal = 'too-late' | 'requested' | 'cancelled';

/**
 * The last status in which the owner can cancel an order (§4). §4 names only products and services. The
 * university buys tickets and course places from a supplier, like products, so their limit is the same. A
 * tuition payment goes to the university as soon as the manager processes the order.
 */
const LAST_CANCELLABLE: Record<OrderKind, OrderStatus> = {
  product: 'PROCESSING',
  event: 'PROCESSING',
  education: 'PROCESSING',
  service: 'NEW_ORDER',
  tuition: 'NEW_ORDER',
};

/**
 * Returns why the owner cannot cancel an order, or null (§4 order statuses, R9). An order without a kind
 * counts as a product. An unknown status counts as too late.
 */
export function cancelRefusal(
  order: Pick<Order, 'kind' | 'status'> & Partial<Pick<Order, 'cancelRequested'>>,
): CancelRefusal | null {
  if (order.status === 'CANCELLED') return 'cancelled';
  if (order.cancelRequested) return 'requested';
  const step = stepOf(order.status);
  return step >= 0 && step <= stepOf(LAST_CANCELLABLE[order.kind ?? 'product']) ? null : 'too-late';
}

export interface OrderStep {
  /** A status of §4, or a status that only the service knows (R8). */
  status: string;
  state: 'done' | 'now' | 'next' | 'cancelled';
  /** ISO date-time of the step. Null if the service sends no date. */
  date: string | null;
  /** Expected day `YYYY-MM-DD` of the step. Null if unknown (R48). */
  expected: string | null;
}

/** The way of an order. CANCELLED ends the way and is not a step. */
const WAY: readonly string[] = ORDER_STATUSES.filter((status) => status !== 'CANCELLED');

/**
 * Returns the timeline of an order, in the order of §4's list (R8). A cancelled order, or an order with an
 * unknown status, shows only the steps of its history. Its timeline ends with that status.
 */
export function orderTimeline(
  order: Pick<Order, 'status'> & Partial<Pick<Order, 'statusDetail'>>,
): OrderStep[] {
  const dates = new Map(order.statusDetail?.history?.map(({ status, date }) => [status, date]));
  const expected = new Map(order.statusDetail?.expected?.map(({ status, date }) => [status, date]));
  const step = (status: string, state: OrderStep['state']): OrderStep => ({
    status,
    state,
    date: dates.get(status) ?? null,
    expected: expected.get(status) ?? null,
  });

  const now = WAY.indexOf(order.status);
  if (now < 0) {
    const reached = WAY.filter((status) => dates.has(status)).map((status) => step(status, 'done'));
    return [...reached, step(order.status, order.status === 'CANCELLED' ? 'cancelled' : 'now')];
  }
  return WAY.map((status, index) =>
    step(status, index < now ? 'done' : index > now ? 'next' : currentState(status)),
  );
}

/** After the hand-over nothing is left to do, so these steps are done at once. */
function currentState(status: string): OrderStep['state'] {
  return status === 'RECEIVED' || status === 'CLOSED' ? 'done' : 'now';
}

function stepOf(status: string): number {
  return WAY.indexOf(status);
}
