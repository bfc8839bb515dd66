import { ORDER_STATUSES, type Order, type OrderKind, type OrderStatus } from '@cabinet/contracts/loyalty';

export type CancelRefusal = 'too-late' | 'requested' | 'cancelled';

/**
 * The last status in which an order can be cancelled by its owner (§4). §4 names products and services only:
 * a ticket or a course place is bought from a supplier as a product is, so BUYING is the border there too;
 * a tuition payment is passed on to the university as soon as it is processed.
 */
const LAST_CANCELLABLE: Record<OrderKind, OrderStatus> = {
  product: 'PROCESSING',
  event: 'PROCESSING',
  education: 'PROCESSING',
  service: 'NEW_ORDER',
  tuition: 'NEW_ORDER',
};

/**
 * Why this order cannot be cancelled by its owner, or null when it can (§4 order statuses, R9).
 * An order without a kind counts as a product; an unknown status is too late.
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
  /** One of §4's statuses, or the service's own where it knows more (R8). */
  status: string;
  state: 'done' | 'now' | 'next' | 'cancelled';
  /** ISO date-time when it was reached, where the service says so. */
  date: string | null;
  /** Day `YYYY-MM-DD` on which it is expected, where that is known (R48). */
  expected: string | null;
}

/** The way of an order; CANCELLED is the end of it and no step on it. */
const WAY: readonly string[] = ORDER_STATUSES.filter((status) => status !== 'CANCELLED');

/**
 * The timeline of an order in the order of §4's list (R8). A cancelled order, and one in a status we do not
 * know, shows only what its history tells and ends with that status.
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

/** Nothing is awaited after the hand-over, so it is done as soon as it is reached. */
function currentState(status: string): OrderStep['state'] {
  return status === 'RECEIVED' || status === 'CLOSED' ? 'done' : 'now';
}

function stepOf(status: string): number {
  return WAY.indexOf(status);
}
