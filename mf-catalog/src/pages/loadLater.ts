import type { PartWords } from '@cabinet/i18n';

/** Fetches the product, the wish list, and what they say. */
export const loadLater = () => import('./later.ts');

/** What is said by what opens from a list; it comes in the same file. */
export const laterWords: PartWords = { namespace: 'mf-catalog-later', load: loadLater };
