/** What remotes find in the shell. */
export { shared } from '#shared';

/** Areas of the shell, by the namespace of their texts: its own guests, they find the kit where the remotes find it. */
export const areas = {
  content: () => import(/* webpackChunkName: "content" */ '../content/Content.tsx'),
  documentation: () => import(/* webpackChunkName: "documentation" */ '../documentation/Documentation.tsx'),
};

/** It reads as the remotes do, and so comes behind what they share. */
export const emailNotices = () => import(/* webpackChunkName: "email" */ '../email/EmailNotices.tsx');
