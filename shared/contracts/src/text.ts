import * as v from 'valibot';

/** A text in the cabinet's languages. A plain string is Russian. Russian is the fallback (§1). */
export const localTextSchema = v.pipe(
  v.union([v.string(), v.object({ ru: v.string(), uz: v.optional(v.string()), en: v.optional(v.string()) })]),
  v.transform((text): LocalText => (typeof text === 'string' ? { ru: text } : text)),
);

export interface LocalText {
  ru: string;
  uz?: string | undefined;
  en?: string | undefined;
}

/** Longest comment, reason or message, in characters (R32). */
export const COMMENT_LENGTH = 500;

/** The e-mail pattern of `emailSchema`, for forms that check an address before they send it (R32). */
export const EMAIL_FORMAT = v.EMAIL_REGEX;
export const EMAIL_LENGTH = 254;

/**
 * An e-mail address as the services store it: trimmed, in lower case. The messages of this schema are keys of
 * the form texts, as in `shared/domain/src/forms`.
 */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.email('email'),
  v.maxLength(EMAIL_LENGTH, 'email'),
);
