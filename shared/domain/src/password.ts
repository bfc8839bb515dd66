/** Limits of a password, in characters. The upper limit is the longest password that the services hash. */
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;

/** Minimum number of different characters. Attackers guess simpler passwords at once. */
const LEAST_DIFFERENT = 4;

/** - `plain`: too few different characters. - `own`: the e-mail, or its part before the `@`. */
export type PasswordRefusal = 'short' | 'long' | 'plain' | 'own';

/**
 * Returns why a password is not acceptable, or null. The rules do not require digits, signs or capital
 * letters. Such rules make passwords hard to remember but not hard to guess (NIST SP 800-63B).
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
