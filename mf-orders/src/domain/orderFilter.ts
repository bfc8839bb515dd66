import { ORDER_STATUSES, type Order, type OrderKind } from '@cabinet/contracts/loyalty';
import { parseOrderIds } from '@cabinet/domain/orderIds';
import { groupOf, isKnownStatus, ORDER_GROUPS, type OrderGroup } from './orderStatus.ts';

/** The filters of the list (§2 Orders); `all` is the list without one. */
export const ORDER_FILTERS = ['all', 'products', 'services', 'tuition', 'events'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** What stands under which filter; a course is a service of the university. */
const FILTER_OF: Record<OrderKind, OrderFilter> = {
  product: 'products',
  service: 'services',
  education: 'services',
  tuition: 'tuition',
  event: 'events',
};

/** Orders of one page of the list. */
export const PAGE_SIZE = 20;

/** How the list is looked at: all of it stands in the address. */
export interface OrderListView {
  show: OrderFilter;
  /** Null is any: §4's ANY. */
  status: string | null;
  /** Ids chosen for one sheet of codes; null while nobody is choosing. */
  picked: number[] | null;
  /** How many pages are open. */
  pages: number;
}

/** Reads `?show=events&status=DELIVERED&pick=12-15&pages=2`; anything that makes no sense there is left out. */
export function readView(search: URLSearchParams): OrderListView {
  const pick = search.get('pick');
  return {
    show: ORDER_FILTERS.find((filter) => filter === search.get('show')) ?? 'all',
    status: search.get('status') || null,
    picked: pick === null ? null : (parseOrderIds(pick) ?? []),
    pages: Math.max(1, Number.parseInt(search.get('pages') ?? '', 10) || 1),
  };
}

/** The query that `readView` reads; only what differs from the whole list. */
export function viewParams({ show, status, picked, pages }: OrderListView): Record<string, string> {
  return {
    ...(show !== 'all' && { show }),
    ...(status !== null && { status }),
    ...(picked !== null && { pick: picked.join('-') }),
    ...(pages > 1 && { pages: String(pages) }),
  };
}

/** One part of the list. */
export interface OrderPart<T = Order> {
  group: OrderGroup;
  orders: T[];
}

/** The orders by the part of the list that they stand in, each in the order that they came in; no part is empty. */
export function groupOrders<T extends Pick<Order, 'status'>>(orders: readonly T[]): OrderPart<T>[] {
  return ORDER_GROUPS.map((group) => ({
    group,
    orders: orders.filter((order) => groupOf(order) === group),
  })).filter((part) => part.orders.length > 0);
}

/** The orders under a filter and, unless it is any, in a status. An order without a kind counts as a product. */
export function filterOrders<T extends Pick<Order, 'kind' | 'status'>>(
  orders: readonly T[],
  { show, status = null }: Pick<OrderListView, 'show'> & Partial<OrderListView>,
): T[] {
  return orders.filter(
    (order) =>
      (show === 'all' || FILTER_OF[order.kind ?? 'product'] === show) &&
      (status === null || order.status === status),
  );
}

/**
 * One order for each status: first the statuses after which the participant must act, then the order of §4;
 * unknown statuses come last (R8).
 */
export function oneOfEachStatus<T extends Pick<Order, 'status'>>(orders: readonly T[]): T[] {
  const statuses = ORDER_GROUPS.flatMap((group) =>
    ORDER_STATUSES.filter((status) => groupOf({ status }) === group),
  );
  const known = statuses.flatMap((status) => orders.find((order) => order.status === status) ?? []);
  const unknown = new Map(
    orders.filter(({ status }) => !isKnownStatus(status)).map((order) => [order.status, order]),
  );
  return [...known, ...unknown.values()];
}
