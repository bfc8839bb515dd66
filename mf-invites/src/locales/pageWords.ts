import type { PartWords } from '@cabinet/i18n';

/** The texts of the rating and of the course. Each page loads its own. */
export const ratingWords: PartWords = {
  namespace: 'mf-invites-rating',
  load: () => import('./rating/messages.ts'),
};

export const educationWords: PartWords = {
  namespace: 'mf-invites-education',
  load: () => import('./education/messages.ts'),
};
