import { FALLBACK, type Locale } from './locale.ts';

/** A text that a service gives in several languages; Russian is always there (§1). */
export interface LocalText {
  ru: string;
  uz?: string | undefined;
  en?: string | undefined;
}

/** The text in `locale`, else in Russian, else an empty string where there is no text. */
export function localText(text: LocalText | null | undefined, locale: Locale): string {
  return text?.[locale] || text?.[FALLBACK] || '';
}
