import type { PartWords } from '@cabinet/i18n';

/** The texts of delivery addresses. */
export const addressWords: PartWords = {
  namespace: 'mf-orders-addresses',
  load: () => import('./addresses/messages.ts'),
};
