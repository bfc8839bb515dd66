import { ROUTES } from './routes.ts';

/**
 * First address segments that the cabinet uses: its pages, the friend page, and folders of files. A remote
 * cannot use them.
 */
export const TAKEN = [
  ...ROUTES.map(({ path }) => path.slice(1)),
  ...['documentation', 'friend', 'embed', 'assets', 'css', 'dev', 'files', 'js'],
];
