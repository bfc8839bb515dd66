import { FALLBACK, type Locale } from './locale.ts';

/** A text of a service in several languages. Russian always exists (§1). */
export interface LocalText {
  ru: string;
  uz?: string | undefined;
  en?: string | undefined;
}

/** Returns the text in `locale`, or in Russian, or an empty string without a text. */
export function localText(text: LocalText | null | undefined, locale: Locale): string {
  return text?.[locale] || text?.[FALLBACK] || '';
}
