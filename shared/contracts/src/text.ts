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

/** Longest comment, reason or message, in characters (R32). */
export const COMMENT_LENGTH = 500;

/** What `emailSchema` takes for an e-mail address, for whoever has to say so before it is sent (R32). */
export const EMAIL_FORMAT = v.EMAIL_REGEX;
export const EMAIL_LENGTH = 254;

/**
 * An e-mail address as the services keep it: without blanks around, in small letters. A message of these schemas is a
 * key of the forms' texts, as in `shared/domain/src/forms`.
 */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.email('email'),
  v.maxLength(EMAIL_LENGTH, 'email'),
);
