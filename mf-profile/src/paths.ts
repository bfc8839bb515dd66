/** The pages of this remote, as they stand below `/my`. */
export const paths = {
  home: '/',
  getCard: '/get-card',
  noCard: '/no-card',
};

/** Pages of other remotes that these pages lead to. */
export const neighbours = {
  catalogue: '/catalog/products',
  product: (id: number) => `/catalog/${id}`,
  tuition: '/orders/tuition',
  orders: '/orders',
  order: (id: number) => `/orders/${id}`,
  invites: '/invites',
  emailChange: '/email-change',
  support: '/support',
  rules: '/rules',
};
