import type { PartWords } from '@cabinet/i18n';

/** The texts of the parts that load later. */
export const laterWords: PartWords = {
  namespace: 'mf-invites-later',
  load: () => import('./later/messages.ts'),
};
