/** Number of digits of a confirmation code in an SMS or a letter. */
export const CODE_LENGTH = 6;

/** Lifetime of a code, in minutes. */
export const CODE_MINUTES = 10;

/** Seconds between two sendings, if the service gives no other value (R3). */
export const RESEND_SECONDS = 60;

/**
 * Converts a code to a number for the wire (§4 Phone verification, R4). The field keeps its leading zeros.
 * @param typed typed or pasted text, with blanks and hyphens anywhere
 * @returns null unless the text has exactly six digits
 */
export function codeNumber(typed: string): number | null {
  const digits = typed.replace(/[\s\u00A0-]/g, '');
  return new RegExp(`^\\d{${CODE_LENGTH}}$`).test(digits) ? Number(digits) : null;
}

/** Converts a code from the wire to digits, with leading zeros (R4). */
export function codeText(code: number): string {
  return String(code).padStart(CODE_LENGTH, '0');
}

/**
 * Returns the whole seconds until the participant may request another code, or 0 (§4 Phone verification, R3).
 * @param sentAt when the service answered the last successful sending; null without a sending
 * @param wait seconds to wait from that answer (`Retry-After`)
 */
export function secondsToResend(sentAt: Date | null, now: Date, wait: number | null = null): number {
  if (sentAt === null) return 0;
  const period = wait ?? RESEND_SECONDS;
  const left = Math.ceil(period - (now.getTime() - sentAt.getTime()) / 1000);
  // A clock that moves backwards must not lengthen the wait.
  return Math.max(0, Math.min(period, left));
}
