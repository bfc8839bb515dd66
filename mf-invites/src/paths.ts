/** The addresses of this remote, below `/my`. */
export const paths = {
  list: '/invites',
  invite: '/invite',
};

/** Where others live that an invitation leads to. */
export const elsewhere = {
  home: '/',
  getCard: '/get-card',
};
