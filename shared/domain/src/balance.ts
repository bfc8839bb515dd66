import type { Contact } from '@cabinet/contracts/members';

export interface BalanceBreakdown {
  /** Tokens that the participant can spend now. */
  available: number;
  /** Tokens on a card that is off or blocked. */
  frozen: number;
  /** Tokens promised for friends whose payment the university still checks. Not part of the balance yet. */
  waiting: number;
  /** All tokens ever spent, without cancelled orders. */
  spent: number;
  /** All tokens ever credited, without revoked tokens. */
  earned: number;
}

/**
 * Splits the tokens of a participant into parts. The sums always match, even if a service sends only some
 * parts. `available + frozen` is the balance. The balance plus `spent` is `earned`. No part is negative.
 */
export function balanceBreakdown(
  contact: Pick<Contact, 'balance'> & Partial<Pick<Contact, 'frozen' | 'waiting' | 'spent'>>,
): BalanceBreakdown {
  const balance = Math.max(contact.balance, 0);
  const frozen = Math.min(Math.max(contact.frozen ?? 0, 0), balance);
  const spent = Math.max(contact.spent ?? 0, 0);
  return {
    available: balance - frozen,
    frozen,
    waiting: Math.max(contact.waiting ?? 0, 0),
    spent,
    earned: balance + spent,
  };
}
