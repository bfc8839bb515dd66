import type { PartWords } from '@cabinet/i18n';

/** What is said by what opens later. */
export const laterWords: PartWords = {
  namespace: 'mf-orders-later',
  load: () => import('./later/messages.ts'),
};
