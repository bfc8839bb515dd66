import type { Tx } from '../../kit/database.ts';
import { forgottenEmail } from '../../kit/personalData.ts';

/**
 * The queries for each part of the download. Friends' phones and e-mails belong to the friends. Doubts about
 * a friend are for the operator only (B4).
 */
const PARTS: Record<string, string> = {
  contact: `select to_jsonb(c) - 'subject' - 'manager_id' as row from loyalty.contact c where c.id = $1`,
  cards: `select to_jsonb(c) - 'contact_id' as row from loyalty.card c where c.contact_id = $1 order by c.id`,
  deals: `select to_jsonb(d) - 'contact_id' as row from loyalty.deal d where d.contact_id = $1 order by d.id`,
  operations: `
    select jsonb_build_object('id', t.id, 'type', o.type, 'amount', p.amount, 'date', t.at, 'comment', t.comment,
      'note', t.note, 'friend', t.friend, 'percent', t.percent, 'orderId', t.purchase_id) as row
    from loyalty.transaction t join loyalty.operation o on o.id = t.operation_id
      join loyalty.posting p on p.transaction_id = t.id join loyalty.account a on a.id = p.account_id
    where t.contact_id = $1 and a.contact_id = $1 order by t.id`,
  orders: `select to_jsonb(p) - 'contact_id' as row from loyalty.purchase p where p.contact_id = $1 order by p.id`,
  orderMessages: `
    select to_jsonb(m) as row from loyalty.purchase_message m join loyalty.purchase p on p.id = m.purchase_id
    where p.contact_id = $1 order by m.id`,
  invitations: `
    select to_jsonb(i) - 'contact_id' - 'friend_phone' - 'friend_email' - 'friend_address' - 'doubts' as row
    from loyalty.invitation i where i.contact_id = $1 order by i.id`,
  addresses: `select to_jsonb(d) - 'contact_id' as row from loyalty.delivery_note d where d.contact_id = $1 order by d.id`,
  managerRequests: `
    select to_jsonb(r) - 'contact_id' as row from loyalty.manager_request r where r.contact_id = $1 order by r.id`,
  wishes: `select to_jsonb(w) - 'contact_id' as row from loyalty.wish w where w.contact_id = $1 order by w.added_at`,
  goal: `select to_jsonb(g) - 'contact_id' as row from loyalty.goal g where g.contact_id = $1`,
  lessons: `
    select to_jsonb(l) - 'contact_id' as row from loyalty.lesson_progress l where l.contact_id = $1 order by l.lesson_id`,
  consents: `select to_jsonb(c) - 'contact_id' as row from loyalty.consent c where c.contact_id = $1 order by c.id`,
  photo: `
    select jsonb_build_object('type', p.type, 'base64', encode(p.data, 'base64')) as row
    from loyalty.photo p where p.contact_id = $1`,
};

export async function readContactData(tx: Tx, contactId: number): Promise<Record<string, unknown[]>> {
  const parts: Array<[string, unknown[]]> = [];
  for (const [name, sql] of Object.entries(PARTS)) {
    parts.push([name, (await tx.query<{ row: unknown }>(sql, [contactId])).map(({ row }) => row)]);
  }
  return Object.fromEntries(parts);
}

/** Support requests belong to the account. */
export async function readTickets(tx: Tx, subject: string): Promise<unknown[]> {
  const rows = await tx.query<{ row: unknown }>(
    `select to_jsonb(s) - 'subject' as row from loyalty.support_ticket s where s.subject = $1 order by s.id`,
    [subject],
  );
  return rows.map(({ row }) => row);
}

/** Tables whose rows are deleted with their participant. */
const OF_A_CONTACT = [
  'photo',
  'wish',
  'goal',
  'lesson_progress',
  'manager_request',
  'delivery_note',
  'consent',
];

/**
 * Removes all personal data from a contact. The link of the card stops working. The caller must clear the
 * balance first.
 */
export async function forgetContact(tx: Tx, contactId: number, newHash: () => string): Promise<void> {
  await tx.query(
    `update loyalty.contact set subject = null, email = $2, full_name = null, phones = '{}', verified_phone = null,
       status_id = null, status_name = null, pa_status_name = null, img_url = null, partner_id = null,
       bitrix_id = null, partners = '{}', manager_id = null, is_hidden_from_rating = true, left_at = now()
     where id = $1`,
    [contactId, forgottenEmail(contactId)],
  );
  await closeCards(tx, contactId, newHash);
  await forgetOrders(tx, contactId);
  await forgetInvitations(tx, contactId);
  await tx.query('update loyalty.deal set doc_num = null, partner_id = null where contact_id = $1', [
    contactId,
  ]);
  for (const table of OF_A_CONTACT) {
    await tx.query(`delete from loyalty.${table} where contact_id = $1`, [contactId]);
  }
  await eraseWords(tx, contactId);
}

/** The card number is replaced, too, so that no lead can use the number. */
async function closeCards(tx: Tx, contactId: number, newHash: () => string): Promise<void> {
  const cards = await tx.query<{ id: number }>('select id from loyalty.card where contact_id = $1', [
    contactId,
  ]);
  for (const { id } of cards) {
    await tx.query(
      `update loyalty.card set status = 2, card_number = 'closed-' || id, card_hash = $2,
         alias = loyalty.new_alias(), state_reason = null
       where id = $1`,
      [id, newHash()],
    );
  }
}

async function forgetOrders(tx: Tx, contactId: number): Promise<void> {
  const own = 'purchase_id in (select id from loyalty.purchase where contact_id = $1)';
  await tx.query(`delete from loyalty.purchase_message where ${own}`, [contactId]);
  await tx.query(`update loyalty.purchase_status set note = null where ${own}`, [contactId]);
  await tx.query(
    `update loyalty.purchase set comment = '', description = '', cancel_reason = null, delivery_note_id = null,
       tracking_number = null, tracking_url = null
     where contact_id = $1`,
    [contactId],
  );
}

/** Removes the friends' personal data. The number of friends and their statuses stay. */
async function forgetInvitations(tx: Tx, contactId: number): Promise<void> {
  await tx.query(
    `update loyalty.invitation set name = '', friend_phone = null, friend_email = null, friend_address = null,
       reason = null, doubts = '{}' where contact_id = $1`,
    [contactId],
  );
}

/**
 * The only change that the ledger allows: erasing the texts of a participant who has left (024-privacy.sql).
 */
async function eraseWords(tx: Tx, contactId: number): Promise<void> {
  await tx.query(`select set_config('loyalty.erasing', 'on', true)`);
  await tx.query('update loyalty.transaction set comment = null, friend = null where contact_id = $1', [
    contactId,
  ]);
  await tx.query(`select set_config('loyalty.erasing', 'off', true)`);
}

/** Deletes the data of the account, whether or not the account has a contact. */
export async function forgetAccount(tx: Tx, subject: string): Promise<void> {
  await tx.query('delete from loyalty.support_ticket where subject = $1', [subject]);
  await tx.query('delete from loyalty.change_seen where subject = $1', [subject]);
}
