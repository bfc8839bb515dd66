import type { PartWords } from '@cabinet/i18n';

/** What is said by what opens later. */
export const laterWords: PartWords = {
  namespace: 'mf-profile-later',
  load: () => import('./later/messages.ts'),
};
