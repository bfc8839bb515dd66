/** The addresses of this remote, below `/my`. */
export const paths = {
  change: '/email-change',
};

/** Pages of other remotes that the e-mail change links to. */
export const elsewhere = {
  home: '/',
  support: '/support',
};
