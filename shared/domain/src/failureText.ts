/** What a service said of a failure; an `ApiError` fits. */
export interface ServiceWords {
  /** For the participant. */
  text?: string | null | undefined;
  /** Appended to the general words (§8). */
  detail?: string | null | undefined;
}

/**
 * The words of a failure (§8): the service's text, else the general words with the service's remark.
 * @param general in the reader's language; empty where the remark stands alone
 * @param quote follows the general words: a number for support
 */
export function failureText({ text, detail }: ServiceWords, general: string, quote = ''): string {
  return text?.trim() || [general, detail?.trim(), quote].filter(Boolean).reduce(sentences, '');
}

function sentences(before: string, next: string | null | undefined): string {
  if (before === '') return next ?? '';
  return `${before}${/[.!?…:]$/.test(before) ? '' : '.'} ${next}`;
}
