import type { PartWords } from '@cabinet/i18n/usePart';

/** What is said by what opens later. */
export const laterWords: PartWords = {
  namespace: 'mf-invites-later',
  load: () => import('./later/messages.ts'),
};
