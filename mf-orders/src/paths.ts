/** The addresses of this remote, below `/my`. */
export const paths = {
  list: '/orders',
  order: '/orders/:id',
};

/** Where others live that an order leads to. */
export const elsewhere = {
  catalog: '/catalog',
  support: '/support',
};

export function orderPath(id: number): string {
  return `/orders/${id}`;
}

export function productPath(id: number): string {
  return `/catalog/${id}`;
}
