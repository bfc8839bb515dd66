import type { PartWords } from '@cabinet/i18n';

/** What the pages beside the invitations say: fetched with each of them. */
export const ratingWords: PartWords = {
  namespace: 'mf-invites-rating',
  load: () => import('./rating/messages.ts'),
};

export const educationWords: PartWords = {
  namespace: 'mf-invites-education',
  load: () => import('./education/messages.ts'),
};
