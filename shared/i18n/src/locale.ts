/** The languages of the cabinet; Russian is default and fallback (§1). */
export type Locale = 'ru' | 'uz' | 'en';

export const FALLBACK: Locale = 'ru';
