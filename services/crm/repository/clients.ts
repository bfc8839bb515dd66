import type { addClient, CrmClient, EmailConfirmation, updateClient } from '@cabinet/contracts/crm';
import type { ParsedInput } from '@cabinet/contracts/route';
import type { Caller } from '../../kit/access.ts';
import type { Tx } from '../../kit/database.ts';
import { Conflict, NotFound } from '../../kit/errors.ts';
import { BITRIX_ID_TAKEN } from '../refusals.ts';

/** The subject of a call: the caller, or the owner in view-as. */
export type Whose = Pick<Caller, 'subject' | 'email' | 'owner'>;

const CLIENT = `
  select id, name, surname, patronymic, birth_date, sex, partner_id, phone, akada_fl_guid, bitrix_id, project_id,
    email, change_client_email, change_b24_email, old_emails, change_client_phone, change_b24_phone, old_phones,
    null as change_email_code, is_client_email_confirmed, is_change_email, is_old_email, updated_terms
  from crm.client`;

/** Staff knows a participant by the e-mail of the sign-in, which may have been replaced since. */
const BY_EMAIL = 'where email = $1 or old_emails @> array[$1::text] order by email = $1 desc limit 1';

export async function findClient(tx: Tx, whose: Whose): Promise<CrmClient | null> {
  if (whose.owner !== null) return first(tx, `${CLIENT} ${BY_EMAIL}`, whose.owner);
  const known = await first(tx, `${CLIENT} where subject = $1`, whose.subject);
  if (known) return known;
  // The verified e-mail binds a client once. Later the account is the key (F12).
  await tx.query('update crm.client set subject = $1 where email = $2 and subject is null', [
    whose.subject,
    whose.email,
  ]);
  return first(tx, `${CLIENT} where subject = $1`, whose.subject);
}

export async function getClient(tx: Tx, whose: Whose): Promise<CrmClient> {
  const client = await findClient(tx, whose);
  if (!client) throw new NotFound({ message: 'CRM не знает этого участника', errorCode: 'no_client' });
  return client;
}

/** Returns `YYYY-MM-DD`; null for an unknown client or an unknown birth date. */
export async function findBirthDate(tx: Tx, email: string): Promise<string | null> {
  const client = await first(tx, `${CLIENT} ${BY_EMAIL}`, email);
  return client?.birth_date ?? null;
}

type Named = ParsedInput<typeof addClient>['body'] & { name: string; surname: string };

/** Adds a client, if neither the account nor the e-mail has a client. */
export async function insertClient(
  tx: Tx,
  { subject, email }: Whose,
  { name, surname, project_id }: Named,
): Promise<void> {
  await tx.query(
    `insert into crm.client (subject, email, name, surname, project_id)
     values ($1, $2, nullif($3::text, ''), nullif($4::text, ''), $5) on conflict do nothing`,
    [subject, email, name, surname, project_id ?? null],
  );
}

type Changes = ParsedInput<typeof updateClient>['body'];

const UNIQUE_VIOLATION = '23505';

/** @throws {Conflict} the Bitrix24 id belongs to another client (D11) */
export async function changeClient(tx: Tx, id: number, changes: Changes): Promise<void> {
  const { phone = null, updated_terms = null, project_id = null } = changes;
  const [partnerId, bitrixId] = [textOf(changes.partner_id), textOf(changes.bitrix_id)];
  await tx
    .query(
      `update crm.client set phone = coalesce($2, phone), partner_id = coalesce($3, partner_id),
         bitrix_id = coalesce($4, bitrix_id), updated_terms = coalesce($5, updated_terms),
         project_id = coalesce($6, project_id) where id = $1`,
      [id, phone, partnerId, bitrixId, updated_terms, project_id],
    )
    .catch((error: { code?: string }) => {
      throw error.code === UNIQUE_VIOLATION ? new Conflict(BITRIX_ID_TAKEN) : error;
    });
}

type Attempts = Omit<EmailConfirmation, 'deadline'> & { deadline: Date | null };

export async function getAttempts(tx: Tx, id: number): Promise<EmailConfirmation> {
  const [row] = await tx.query<Attempts>(
    `select is_client_email_confirmed, current_attempts, total_attempts, time_limit, deadline
     from crm.client where id = $1`,
    [id],
  );
  if (!row) throw new NotFound();
  return { ...row, deadline: row.deadline?.toISOString() ?? null };
}

async function first(tx: Tx, sql: string, param: string): Promise<CrmClient | null> {
  const [row] = await tx.query<CrmClient>(sql, [param]);
  return row ?? null;
}

function textOf(id: string | number | undefined): string | null {
  return id === undefined ? null : String(id);
}
