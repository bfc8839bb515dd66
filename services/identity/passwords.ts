import { randomBytes, type ScryptOptions, scryptSync, timingSafeEqual } from 'node:crypto';

const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const HASH_BYTES = 32;

/** Returns the hash to store, `salt$hash` in base64url. The function blocks the thread for about 50 ms. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, HASH_BYTES, COST);
  return `${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** Returns whether a password matches the stored hash. The function blocks the thread for about 50 ms. */
export function isPassword(password: string, kept: string): boolean {
  const [salt = '', hash = ''] = kept.split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = scryptSync(password, Buffer.from(salt, 'base64url'), expected.length, COST);
  return timingSafeEqual(actual, expected);
}
