import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword } from './passwords.ts';

export interface PasswordTask {
  password: string;
  /**
   * The stored hash. Null stands for an unknown account, which takes as long (B3). Without a value, the
   * worker hashes the password.
   */
  kept?: string | null;
}

const nobodysPassword = hashPassword(randomBytes(16).toString('hex'));

/** Compares a password with the stored hash, or hashes a new password. */
export function run({ password, kept }: PasswordTask): boolean | string {
  if (kept === undefined) return hashPassword(password);
  return isPassword(password, kept ?? nobodysPassword) && kept !== null;
}
