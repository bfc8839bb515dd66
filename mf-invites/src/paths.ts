/** The addresses of this remote, below `/my`. */
export const paths = {
  list: '/invites',
  invitation: (id: number) => `/invites?open=${id}`,
  invite: '/invite',
  rating: '/rating',
  education: '/education',
};

/** Where others live that an invitation leads to. */
export const elsewhere = {
  home: '/',
  getCard: '/get-card',
  /** Where the manager's answers stand. */
  questions: '/?open=question',
};
