import type { Order } from '@cabinet/contracts/orders';
import { type OrderListView, viewParams } from './domain/orderFilter.ts';

/** The addresses of this remote, below `/my`. */
export const paths = {
  list: '/orders',
  order: '/orders/:id',
  tuition: '/orders/tuition',
  addresses: '/addresses',
};

/** Pages of other remotes that an order links to. */
export const elsewhere = {
  catalog: '/catalog',
  invite: '/invite',
  invites: '/invites',
  support: '/support',
};

export function listPath(view: OrderListView): string {
  const query = new URLSearchParams(viewParams(view)).toString();
  return query ? `${paths.list}?${query}` : paths.list;
}

/** One order, or several on one page (R39). */
export function orderPath(...ids: number[]): string {
  return `/orders/${ids.join('-')}`;
}

/** The codes of orders on one sheet. */
export function codesPath(ids: readonly number[]): string {
  return `${orderPath(...ids)}?view=codes`;
}

/** A product of the catalogue, with the bought variant. */
export function productPath({ prodId, variant }: { prodId: number; variant: Order['variant'] }): string {
  return variant?.id ? `/catalog/${prodId}?variant=${variant.id}` : `/catalog/${prodId}`;
}
