/** The languages of the cabinet. Russian is the default and the fallback (§1). */
export type Locale = 'ru' | 'uz' | 'en';

export const FALLBACK: Locale = 'ru';
