/** The addresses of this remote, below `/my`. */
export const paths = {
  list: '/invites',
  invitation: (id: number) => `/invites?open=${id}`,
  invite: '/invite',
  rating: '/rating',
  education: '/education',
};

/** Pages of other remotes that an invitation links to. */
export const elsewhere = {
  home: '/',
  /** Returns to the invitation after the card arrives. */
  getCard: '/get-card?back=invite',
  /** The dialog with the manager's answers. */
  questions: '/?open=question',
};
