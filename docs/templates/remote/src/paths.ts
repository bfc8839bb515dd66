/** The addresses of this remote, below `/my`. The list of remotes reads them from `pages.json`. */
export const paths = {
  start: '/team',
};

/** Pages of other remotes that this remote links to. */
export const elsewhere = {
  home: '/',
};
