/** Digits of a confirmation code, from an SMS or from a letter. */
export const CODE_LENGTH = 6;

/** How long a code can be used, in minutes. */
export const CODE_MINUTES = 10;

/** Seconds after a sending until the next one, where the service says nothing else (R3). */
export const RESEND_SECONDS = 60;

/**
 * A code as it goes over the wire (§4 Phone verification, R4): a number; the field keeps its leading zeros.
 * @param typed or pasted, with blanks and hyphens wherever they are
 * @returns null for anything but six digits
 */
export function codeNumber(typed: string): number | null {
  const digits = typed.replace(/[\s\u00A0-]/g, '');
  return new RegExp(`^\\d{${CODE_LENGTH}}$`).test(digits) ? Number(digits) : null;
}

/** The digits of a code that came over the wire: with its leading zeros (R4). */
export function codeText(code: number): string {
  return String(code).padStart(CODE_LENGTH, '0');
}

/**
 * Whole seconds until another code may be asked for, 0 when it may (§4 Phone verification, R3).
 * @param sentAt when the last successful sending was answered; null when there was none
 * @param wait what that answer asked for (`Retry-After`), in seconds
 */
export function secondsToResend(sentAt: Date | null, now: Date, wait: number | null = null): number {
  if (sentAt === null) return 0;
  const period = wait ?? RESEND_SECONDS;
  const left = Math.ceil(period - (now.getTime() - sentAt.getTime()) / 1000);
  // A clock that was put back must not lengthen the wait.
  return Math.max(0, Math.min(period, left));
}
