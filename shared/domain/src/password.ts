/** Bounds of a password, in characters; the longest one is what the services hash. */
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;

/** A password of fewer different characters is guessed at once. */
const LEAST_DIFFERENT = 4;

/** - `plain`: of too few different characters; - `own`: the e-mail, or what stands before its sign */
export type PasswordRefusal = 'short' | 'long' | 'plain' | 'own';

/**
 * Why nobody may choose this password, or null when it is a good one. It needs no figures, signs or capital letters:
 * those make passwords hard to remember and not hard to guess (NIST SP 800-63B).
 * @param email of the account
 */
export function passwordRefusal(password: string, email: string): PasswordRefusal | null {
  const characters = [...password];
  if (characters.length < PASSWORD_LENGTH.least) return 'short';
  if (characters.length > PASSWORD_LENGTH.most) return 'long';
  const written = password.toLowerCase();
  if (written === email.toLowerCase() || written === email.toLowerCase().split('@')[0]) return 'own';
  return new Set(characters).size < LEAST_DIFFERENT ? 'plain' : null;
}
