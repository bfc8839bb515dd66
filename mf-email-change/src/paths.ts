/** The addresses of this remote, below `/my`. */
export const paths = {
  change: '/email-change',
};

/** Where others live that the change of the e-mail leads to. */
export const elsewhere = {
  home: '/',
  support: '/support',
};
