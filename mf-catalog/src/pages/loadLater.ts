import type { PartWords } from '@cabinet/i18n';

/** Loads the product, the wish list and their texts. */
export const loadLater = () => import('./later.ts');

/** The texts of this chunk. */
export const laterWords: PartWords = { namespace: 'mf-catalog-later', load: loadLater };
