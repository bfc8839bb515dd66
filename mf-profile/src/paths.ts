/** The pages of this remote, below `/my`. */
export const paths = {
  home: '/',
  history: '/?history=all',
  profile: '/profile',
  getCard: '/get-card',
  noCard: '/no-card',
};

/** Pages of other remotes that these pages link to. */
export const neighbours = {
  catalogue: '/catalog/products',
  product: (id: number) => `/catalog/${id}`,
  tuition: '/orders/tuition',
  orders: '/orders',
  order: (id: number) => `/orders/${id}`,
  invites: '/invites',
  invitation: (id: number) => `/invites?open=${id}`,
  invite: '/invite',
  lesson: (id: number) => `/education?lesson=${id}`,
  education: '/education',
  rating: '/rating',
  addresses: '/addresses',
  emailChange: '/email-change',
  support: '/support',
  rules: '/rules',
};
