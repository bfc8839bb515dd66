/**
 * One spelling for everything that reaches a mailbox: no case, no dots, nothing from a plus on (B4).
 * @returns null for what is no e-mail
 */
export function mailboxOf(email: string): string | null {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const box = (name.split('+')[0] ?? '').replaceAll('.', '');
  return box && host ? `${box}@${host}` : null;
}
