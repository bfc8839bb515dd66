import { mailboxOf } from './mailbox.ts';
import { normalisePhone } from './phone.ts';

export interface Contacts {
  phone: string;
  email: string;
}

/**
 * Whether a friend's phone or e-mail is the participant's own, however it is spelled: nobody invites themselves (B4).
 * @param friend what was typed; an empty text where there is none
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
