import type { Tx } from '../../kit/database.ts';
import type { DataHolder, Person } from '../../kit/personalData.ts';
import { findContact } from '../members/contacts.ts';
import { newCardHash } from '../members/registration.ts';
import { forgetAccount, forgetContact, readContactData, readTickets } from './repository.ts';

export const loyaltyHolder: DataHolder = {
  name: 'loyalty',
  read: async (tx, person) => {
    const contact = await contactOf(tx, person);
    const known = contact ? await readContactData(tx, contact.id) : {};
    return { ...known, supportTickets: await readTickets(tx, person.subject) };
  },
  forget: async (tx, person) => {
    const contact = await contactOf(tx, person);
    if (contact) await forgetContact(tx, contact.id, newCardHash);
    await forgetAccount(tx, person.subject);
  },
};

function contactOf(tx: Tx, { subject, email }: Person) {
  return findContact(tx, { subject, email, owner: null });
}
