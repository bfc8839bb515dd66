import type { CabinetConfig } from '@cabinet/contracts/config';
import type { Identity } from '../kit/token.ts';
import accounts from './accounts.json' with { type: 'json' };

/**
 * The person who is signed in without an identity service (§6). One of the accounts of CONTRACT §5 keeps its id, so
 * that the data stays theirs when the identity service comes back.
 * @returns undefined where people sign in themselves
 */
export function syntheticIdentity({ identity }: CabinetConfig): Identity | undefined {
  if (identity.enabled || !identity.syntheticUser) return undefined;
  const { email: written, ...user } = identity.syntheticUser;
  const email = written.toLowerCase();
  const subject = accounts.find((account) => account.email === email)?.id ?? email;
  return { ...user, email, subject, session: null };
}
