/** Texts of a service about a failure. An `ApiError` has this shape. */
export interface ServiceWords {
  /** Text for the participant. */
  text?: string | null | undefined;
  /** Remark that follows the general words (§8). */
  detail?: string | null | undefined;
}

/**
 * Returns the text of a failure (§8): the service's text, or else the general words with the service's
 * remark.
 * @param general in the reader's language; empty if the remark stands alone
 * @param quote follows the general words: a number for support
 */
export function failureText({ text, detail }: ServiceWords, general: string, quote = ''): string {
  return text?.trim() || [general, detail?.trim(), quote].filter(Boolean).reduce(sentences, '');
}

function sentences(before: string, next: string | null | undefined): string {
  if (before === '') return next ?? '';
  return `${before}${/[.!?…:]$/.test(before) ? '' : '.'} ${next}`;
}
