import { ORDER_STATUSES, type Order, type OrderKind } from '@cabinet/contracts/orders';
import { parseOrderIds } from '@cabinet/domain/orderIds';
import { groupOf, isKnownStatus, ORDER_GROUPS, type OrderGroup } from './orderStatus.ts';

/** The filters of the list (§2 Orders). `all` means no filter. */
export const ORDER_FILTERS = ['all', 'products', 'services', 'tuition', 'events'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** The filter of each kind. A course is a service of the university. */
const FILTER_OF: Record<OrderKind, OrderFilter> = {
  product: 'products',
  service: 'services',
  education: 'services',
  tuition: 'tuition',
  event: 'events',
};

/** Number of orders on one page of the list. */
export const PAGE_SIZE = 20;

/** The view of the list. The address holds all of it. */
export interface OrderListView {
  show: OrderFilter;
  /** Null means any: §4's ANY. */
  status: string | null;
  /** Ids chosen for one sheet of codes. Null outside the choosing mode. */
  picked: number[] | null;
  /** Number of open pages. */
  pages: number;
}

/** Reads `?show=events&status=DELIVERED&pick=12-15&pages=2`. Invalid values are ignored. */
export function readView(search: URLSearchParams): OrderListView {
  const pick = search.get('pick');
  return {
    show: ORDER_FILTERS.find((filter) => filter === search.get('show')) ?? 'all',
    status: search.get('status') || null,
    picked: pick === null ? null : (parseOrderIds(pick) ?? []),
    pages: Math.max(1, Number.parseInt(search.get('pages') ?? '', 10) || 1),
  };
}

/** The query that `readView` reads, without default values. */
export function viewParams({ show, status, picked, pages }: OrderListView): Record<string, string> {
  return {
    ...(show !== 'all' && { show }),
    ...(status !== null && { status }),
    ...(picked !== null && { pick: picked.join('-') }),
    ...(pages > 1 && { pages: String(pages) }),
  };
}

/** One part of the list. */
export interface OrderSection<T = Order> {
  group: OrderGroup;
  orders: T[];
}

/** Groups orders by the parts of the list and keeps their order. Empty parts are left out. */
export function groupOrders<T extends Pick<Order, 'status'>>(orders: readonly T[]): OrderSection<T>[] {
  return ORDER_GROUPS.map((group) => ({
    group,
    orders: orders.filter((order) => groupOf(order) === group),
  })).filter((part) => part.orders.length > 0);
}

/**
 * The orders under a filter and in a status, unless it is any. An order without a kind counts as a product.
 */
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
 * One order for each status. Statuses that need an action come first, then the order of §4, then unknown
 * statuses (R8).
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
