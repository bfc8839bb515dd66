/**
 * Returns one spelling for all addresses of a mailbox: lower case, without dots, without the part after a
 * plus (B4).
 * @returns null for an invalid e-mail
 */
export function mailboxOf(email: string): string | null {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const box = (name.split('+')[0] ?? '').replaceAll('.', '');
  return box && host ? `${box}@${host}` : null;
}
