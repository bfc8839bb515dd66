import * as v from 'valibot';

/** A text in the cabinet's languages; a plain string is Russian. Russian is the fallback (§1). */
export const localTextSchema = v.pipe(
  v.union([v.string(), v.object({ ru: v.string(), uz: v.optional(v.string()), en: v.optional(v.string()) })]),
  v.transform((text): LocalText => (typeof text === 'string' ? { ru: text } : text)),
);

export interface LocalText {
  ru: string;
  uz?: string | undefined;
  en?: string | undefined;
}
