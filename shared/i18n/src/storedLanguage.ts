import type { Locale } from './locale.ts';

/** The storage key of the chosen language (§1). */
const STORED_LANGUAGE = 'SF_LANG';
const KNOWN: readonly Locale[] = ['ru', 'uz', 'en'];

/** Returns the language that this browser stores, or null. Storage may be blocked, as in a private window. */
export function storedLanguage(): Locale | null {
  try {
    const stored = localStorage.getItem(STORED_LANGUAGE);
    return KNOWN.find((locale) => locale === stored) ?? null;
  } catch {
    return null;
  }
}

/** Stores a language for the next visit. Without storage, the choice lasts as long as the page. */
export function storeLanguage(locale: Locale): void {
  try {
    localStorage.setItem(STORED_LANGUAGE, locale);
  } catch {}
}
