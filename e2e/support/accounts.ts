/** Accounts of the embedded default (CONTRACT §5), by the first part of their e-mail. */
export type Account =
  | 'student'
  | 'applicant'
  | 'newcomer'
  | 'stranger'
  | 'poor'
  | 'off'
  | 'blocked'
  | 'twocards'
  | 'best'
  | 'mail-none'
  | 'mail-pending'
  | 'mail-manager'
  | 'mail-deadline'
  | 'mail-attempts'
  | 'mail-confirmed'
  | 'mail-replace'
  | 'mail-replace-bad'
  | 'mail-old'
  | 'admin'
  | 'manager'
  | 'tokens-admin'
  | 'tokens-manager';

/** The password of all accounts. */
export const PASSWORD = 'friends';

export function emailOf(account: Account): string {
  return `${account}@cabinet.test`;
}

/** The staff roles of §6. */
export function isStaff(account: Account | undefined): boolean {
  return account !== undefined && ['admin', 'manager', 'tokens-admin', 'tokens-manager'].includes(account);
}
