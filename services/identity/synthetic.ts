import type { CabinetConfig } from '@cabinet/contracts/config';
import type { Identity } from '../kit/token.ts';
import accounts from './accounts.json' with { type: 'json' };

/**
 * Returns the user who is signed in without an identity service (§6). An account of CONTRACT §5 keeps its id,
 * so that its data stays accessible with the identity service later.
 * @returns undefined if people sign in themselves
 */
export function syntheticIdentity({ identity }: CabinetConfig): Identity | undefined {
  if (identity.enabled || !identity.syntheticUser) return undefined;
  const { email: written, ...user } = identity.syntheticUser;
  const email = written.toLowerCase();
  const subject = accounts.find((account) => account.email === email)?.id ?? email;
  return { ...user, email, subject, session: null };
}
