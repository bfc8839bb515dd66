import { type Database, ownerOf, type Tx } from '../../kit/database.ts';
import { move, openAccount } from '../../loyalty/ledger/ledger.ts';
import { insertCard } from '../../loyalty/members/cards.ts';
import { type ContactRow, getContact } from '../../loyalty/members/contacts.ts';

export interface TestMember {
  contact: ContactRow;
  cardId: number;
}

let made = 0;

/** Creates a student with a verified phone, without a card or tokens. */
export function aContact(db: Database, { phone }: { phone?: string } = {}): Promise<ContactRow> {
  return ownerOf(db).transaction((tx) => insertContact(tx, phone));
}

async function insertContact(tx: Tx, phone?: string): Promise<ContactRow> {
  const email = `member${++made}@cabinet.test`;
  const [row] = await tx.query<{ id: number }>(
    `insert into loyalty.contact (subject, email, phones, verified_phone)
     values ($1, $1, array[$2::text], $2) returning id`,
    [email, phone ?? `+7${9_160_000_000 + made}`],
  );
  const contactId = row?.id ?? 0;
  await openAccount(tx, contactId);
  await tx.query(`insert into loyalty.deal (contact_id, stage_id) values ($1, 'WON')`, [contactId]);
  return getContact(tx, { subject: email, email, owner: null });
}

/** Creates a participant with an active card and the given balance. */
export function aMember(db: Database, { balance = 0 } = {}): Promise<TestMember> {
  return ownerOf(db).transaction(async (tx) => {
    const contact = await insertContact(tx);
    const { id: contactId, email } = contact;
    const card = { contactId, status: 1, typeId: 2, cardNumber: email, cardHash: email };
    const cardId = await insertCard(tx, card);
    if (balance > 0) await move(tx, { contactId, type: 'PAYMENT' }, balance);
    return { contact, cardId };
  });
}

/** Creates a product with unlimited stock. */
export async function aProduct(db: Database, price: number): Promise<number> {
  const [row] = await ownerOf(db).query<{ id: number }>(
    `insert into loyalty.product (id, section, name, price, search_text, place)
     select coalesce(max(id), 0) + 1, 'products', '{"ru": "Товар"}', $1, '', 1 from loyalty.product returning id`,
    [price],
  );
  return row?.id ?? 0;
}
