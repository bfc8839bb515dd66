import accounts from '../../identity/accounts.json' with { type: 'json' };
import type { Tx } from '../../kit/database.ts';
import { daysAgo } from './days.ts';
import type { Person, SeedAddress, SeedLesson, SeedTicket } from './person.ts';

/** Seeds addresses, support requests, lessons and consents. The orders must exist. */
export async function seedBelongings(tx: Tx, contactId: number, person: Person): Promise<void> {
  for (const [place, address] of (person.addresses ?? []).entries()) {
    await insertAddress(tx, contactId, address, place);
  }
  for (const ticket of person.tickets ?? []) await insertTicket(tx, person.account, ticket);
  for (const lesson of person.lessons ?? []) await insertLesson(tx, contactId, lesson);
  if (person.cards.length > 0) await insertConsents(tx, contactId, person);
}

async function insertAddress(tx: Tx, contactId: number, address: SeedAddress, place: number): Promise<void> {
  const { comment = '', isDefault = false, isHidden = false, usedBy = null } = address;
  await tx.query(
    `with made as (
       insert into loyalty.delivery_note (contact_id, address, comment, is_default, is_hidden, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id)
     update loyalty.purchase set delivery_note_id = (select id from made)
     where contact_id = $1 and product_id = $7`,
    [contactId, address.address, comment, isDefault, isHidden, daysAgo(60 + place), usedBy],
  );
}

async function insertTicket(tx: Tx, account: string, ticket: SeedTicket): Promise<void> {
  const { topic, text, status, answer = null, daysAgo: days } = ticket;
  const owner = accounts.find(({ username }) => username === account);
  if (!owner) throw new Error(`Unknown account ${account}`);
  await tx.query(
    `insert into loyalty.support_ticket (subject, email, topic, text, status, answer, created_at, answered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      owner.id,
      owner.email,
      topic,
      text,
      status,
      answer,
      daysAgo(days),
      answer === null ? null : daysAgo(days - 1),
    ],
  );
}

async function insertLesson(
  tx: Tx,
  contactId: number,
  { lesson, watched, doneDaysAgo }: SeedLesson,
): Promise<void> {
  await tx.query(
    'insert into loyalty.lesson_progress (contact_id, lesson_id, watched, done_at) values ($1, $2, $3, $4)',
    [contactId, lesson, watched, doneDaysAgo === undefined ? null : daysAgo(doneDaysAgo)],
  );
}

/** Every card requires both consents. */
async function insertConsents(tx: Tx, contactId: number, { operations = [] }: Person): Promise<void> {
  const at = daysAgo(Math.max(1, ...operations.map(({ daysAgo: days }) => days)));
  await tx.query(
    `insert into loyalty.consent (contact_id, kind, at) values ($1, 'policy', $2), ($1, 'terms', $2)`,
    [contactId, at],
  );
}
