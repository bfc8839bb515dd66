import { mailboxOf } from './mailbox.ts';
import { normalisePhone } from './phone.ts';

export interface Contacts {
  phone: string;
  email: string;
}

/**
 * Returns whether a friend's phone or e-mail belongs to the participant, in any spelling. Participants cannot
 * invite themselves (B4).
 * @param friend typed contacts; an empty text means no value
 */
export function ownContact(
  friend: Contacts,
  own: { phones: readonly string[]; email: string },
): 'own-phone' | 'own-email' | null {
  const phone = normalisePhone(friend.phone);
  if (phone !== '' && own.phones.some((known) => normalisePhone(known) === phone)) return 'own-phone';
  const mailbox = mailboxOf(friend.email);
  return mailbox !== null && mailbox === mailboxOf(own.email) ? 'own-email' : null;
}
