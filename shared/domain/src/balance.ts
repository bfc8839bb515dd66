import type { Contact } from '@cabinet/contracts/loyalty';

export interface BalanceParts {
  /** Can be spent now. */
  available: number;
  /** On a card that is off or blocked. */
  frozen: number;
  /** Promised for friends whose payment is being checked; not part of the balance yet. */
  waiting: number;
  /** Everything ever spent, cancelled orders taken off. */
  spent: number;
  /** Everything ever credited, what was taken back taken off. */
  earned: number;
}

/**
 * What became of a participant's tokens. It always adds up, also where a service tells only some of it:
 * `available + frozen` is the balance, and with `spent` what was earned. No part is negative.
 */
export function balanceParts(
  contact: Pick<Contact, 'balance'> & Partial<Pick<Contact, 'frozen' | 'waiting' | 'spent'>>,
): BalanceParts {
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
