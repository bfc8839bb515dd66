import { ROUTES } from './routes.ts';

/** First segments of addresses where the cabinet has something: its pages, the friend's, and folders of files. No remote can take one. */
export const TAKEN = [
  ...ROUTES.map(({ path }) => path.slice(1)),
  ...['documentation', 'friend', 'embed', 'assets', 'css', 'dev', 'files', 'js'],
];
