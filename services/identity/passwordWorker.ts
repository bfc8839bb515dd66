import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword } from './passwords.ts';

export interface PasswordTask {
  password: string;
  /** As it is kept; null for an address that nobody has, which takes as long (B3). Without it the password is hashed. */
  kept?: string | null;
}

const nobodysPassword = hashPassword(randomBytes(16).toString('hex'));

/** Compares a password with the one that is kept, or hashes a new one. */
export function run({ password, kept }: PasswordTask): boolean | string {
  if (kept === undefined) return hashPassword(password);
  return isPassword(password, kept ?? nobodysPassword) && kept !== null;
}
