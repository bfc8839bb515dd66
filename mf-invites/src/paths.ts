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
  /** And back here with the card. */
  getCard: '/get-card?back=invite',
  /** Where the manager's answers stand. */
  questions: '/?open=question',
};
