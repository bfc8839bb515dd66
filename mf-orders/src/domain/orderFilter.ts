import type { Order, OrderKind } from '@cabinet/contracts/loyalty';

/** The filters of the list (§2 Orders); `all` is the list without one. */
export const ORDER_FILTERS = ['all', 'products', 'tuition', 'events'] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** What stands under which filter: everything out of the catalogue but events is a product. */
const FILTER_OF: Record<OrderKind, OrderFilter> = {
  product: 'products',
  service: 'products',
  education: 'products',
  tuition: 'tuition',
  event: 'events',
};

/** The filter in the address, `?show=events`; anything unknown shows all. */
export function readFilter(search: URLSearchParams): OrderFilter {
  return ORDER_FILTERS.find((filter) => filter === search.get('show')) ?? 'all';
}

/** The query that `readFilter` reads; none for all. */
export function filterQuery(filter: OrderFilter): string {
  return filter === 'all' ? '' : `?show=${filter}`;
}

/** An order without a kind counts as a product. */
export function filterOrders<T extends Pick<Order, 'kind'>>(orders: readonly T[], filter: OrderFilter): T[] {
  return orders.filter(({ kind }) => filter === 'all' || FILTER_OF[kind ?? 'product'] === filter);
}
