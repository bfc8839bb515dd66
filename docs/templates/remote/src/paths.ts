/** The addresses of this remote, below `/my`; `pages.json` tells the list of remotes of them. */
export const paths = {
  start: '/team',
};

/** Where others live that this remote leads to. */
export const elsewhere = {
  home: '/',
};
