import type { Invitation } from '@cabinet/contracts/invitations';
import type { Contact, Deal, Manager } from '@cabinet/contracts/members';
import { invitationFigures } from '@cabinet/domain/friendFigures';
import type { Caller } from '../../kit/access.ts';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { queryOne } from '../../kit/sql.ts';
import { openAccount } from '../ledger/ledger.ts';
import { recordConsent } from './consents.ts';

/** The subject of a call: the caller, or the owner in view-as. */
export type Whose = Pick<Caller, 'subject' | 'email' | 'owner'>;

/** A contact with its stored token sums. The cards decide which part the participant can spend. */
export type ContactRow = Omit<Contact, 'available' | 'frozen' | 'deals' | 'manager' | keyof Totals> & {
  managerId: number | null;
  /** The name of the photo that the participant uploaded. */
  photoName: string | null;
};

const CONTACT = `
  select c.id, c.email, c.full_name, a.balance, c.phones, c.verified_phone as "verifiedPhone",
    c.status_id as "statusId", c.status_name as "statusName", c.pa_status_name as "paStatusName",
    c.updated_condition as "updatedCondition", c.img_url as "imgUrl", c.partner_id as "partnerId",
    c.bitrix_id as "bitrixId", c.partners, c.manager_id as "managerId",
    (select p.name from loyalty.photo p where p.contact_id = c.id) as "photoName",
    (select count(*) > 0 from loyalty.deal d where d.contact_id = c.id and d.stage_id = 'WON') as "hasWin"
  from loyalty.contact c join loyalty.account a on a.contact_id = c.id`;

/** Sums over the whole history of a contact. Only callers that show the sums read them. */
export interface Totals {
  /** Promised tokens that the university still checks. */
  waiting: number;
  spent: number;
}

export async function findTotals(tx: Tx, contactId: number): Promise<Totals> {
  const invitations = await tx.query<Pick<Invitation, 'status' | 'amount'>>(
    'select status, amount from loyalty.invitation where contact_id = $1',
    [contactId],
  );
  const { spent } = await queryOne<Pick<Totals, 'spent'>>(
    tx,
    `select coalesce(-sum(p.amount), 0) as spent from loyalty.account a
       join loyalty.posting p on p.account_id = a.id join loyalty.transaction t on t.id = p.transaction_id
       join loyalty.operation o on o.id = t.operation_id
     where a.contact_id = $1 and o.type in ('ORDER', 'CANCEL_ORDER')`,
    [contactId],
  );
  return { waiting: invitationFigures(invitations).waiting, spent };
}

/** Returns the contact of a call, or null if the service does not know the participant. */
export async function findContact(tx: Tx, whose: Whose): Promise<ContactRow | null> {
  if (whose.owner !== null) return first(tx, `${CONTACT} where c.email = $1`, whose.owner);
  const known = await first(tx, `${CONTACT} where c.subject = $1`, whose.subject);
  if (known) return known;
  await bindSubject(tx, whose);
  return first(tx, `${CONTACT} where c.subject = $1`, whose.subject);
}

export async function getContact(tx: Tx, whose: Whose): Promise<ContactRow> {
  const contact = await findContact(tx, whose);
  if (!contact) throw new NotFound({ error: 'Программа не знает этого участника', errorCode: 'no_contact' });
  return contact;
}

/**
 * Returns the contact of a verified caller, or creates it. If the e-mail belongs to another account,
 * `getContact` throws.
 */
export async function takeContact(
  tx: Tx,
  who: Pick<Caller, 'subject' | 'email' | 'owner' | 'firstName' | 'lastName'>,
): Promise<ContactRow> {
  const known = await findContact(tx, who);
  if (known) return known;
  const [made] = await tx.query<{ id: number }>(
    `insert into loyalty.contact (subject, email, full_name) values ($1, $2, nullif($3::text, ''))
     on conflict do nothing returning id`,
    [who.subject, who.email, `${who.firstName} ${who.lastName}`.trim()],
  );
  if (made) await openAccount(tx, made.id);
  return getContact(tx, who);
}

/**
 * The verified e-mail binds a contact once. Later the account is the key, even after a change of e-mail
 * (F12).
 */
async function bindSubject(tx: Tx, { subject, email }: Whose): Promise<void> {
  await tx.query('update loyalty.contact set subject = $1 where email = $2 and subject is null', [
    subject,
    email,
  ]);
}

async function first(tx: Tx, sql: string, param: string): Promise<ContactRow | null> {
  const [row] = await tx.query<ContactRow>(sql, [param]);
  return row ?? null;
}

/** Stores a verified phone as the contact's first phone. */
export async function setVerifiedPhone(tx: Tx, id: number, phone: string): Promise<void> {
  await tx.query(
    `update loyalty.contact set verified_phone = $2, phones = array_prepend($2, array_remove(phones, $2))
     where id = $1`,
    [id, phone],
  );
}

/** Records that the participant has accepted the changed terms (R37). */
export async function acceptTerms(tx: Tx, whose: Whose): Promise<void> {
  const contact = await findContact(tx, whose);
  if (!contact?.updatedCondition) return;
  await tx.query('update loyalty.contact set updated_condition = false where id = $1', [contact.id]);
  await recordConsent(tx, contact.id, 'terms');
}

export async function findEmailByBitrixId(tx: Tx, bitrixId: string): Promise<string | null> {
  const [row] = await tx.query<{ email: string }>(
    'select email from loyalty.contact where bitrix_id::text = $1 order by id limit 1',
    [bitrixId],
  );
  return row?.email ?? null;
}

export async function hadWelcome(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from loyalty.transaction t join loyalty.operation o on o.id = t.operation_id
     where t.contact_id = $1 and o.type = 'WELCOME' limit 1`,
    [id],
  );
  return rows.length > 0;
}

export async function findDeals(tx: Tx, contactId: number): Promise<Deal[]> {
  return tx.query<Deal>(
    `select id, doc_num as "docNum", partner_id as "partnerId", stage_id as "stageId"
     from loyalty.deal where contact_id = $1 order by id`,
    [contactId],
  );
}

export async function findManager(tx: Tx, managerId: number | null): Promise<Manager | null> {
  const [manager] = await tx.query<Manager>(
    'select name, phone, email, telegram, img_url as "imgUrl" from loyalty.manager where id = $1',
    [managerId],
  );
  return manager ?? null;
}
