import type { CrmClient, EmailConfirmation } from '@cabinet/contracts/crm';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { getAttempts, getClient, type Whose } from './clients.ts';

export interface EmailChange {
  client: CrmClient;
  info: EmailConfirmation;
}

/**
 * Returns the caller's client with its change of e-mail, and locks both until the transaction ends.
 * @throws {NotFound} the id is unknown or belongs to another participant; both cases look the same
 */
export async function lockEmailChange(tx: Tx, whose: Whose, id: number): Promise<EmailChange> {
  const client = await lockClient(tx, whose);
  if (client.id !== id) throw new NotFound();
  return { client, info: await getAttempts(tx, id) };
}

/** Returns the caller's client and locks it until the transaction ends. */
export async function lockClient(tx: Tx, whose: Whose): Promise<CrmClient> {
  const { id } = await getClient(tx, whose);
  await tx.query('select id from crm.client where id = $1 for update', [id]);
  return getClient(tx, whose);
}

/** Starts a change: resets the attempts and the deadline. */
export async function startChange(tx: Tx, id: number, email: string): Promise<void> {
  await tx.query(
    `update crm.client set change_client_email = $2, is_change_email = true, is_client_email_confirmed = false,
       current_attempts = 0, deadline = now() + make_interval(secs => time_limit)
     where id = $1`,
    [id, email],
  );
}

export async function clearChange(tx: Tx, id: number): Promise<void> {
  await tx.query(
    `update crm.client set change_client_email = null, is_change_email = false,
       is_client_email_confirmed = false, current_attempts = 0, deadline = null
     where id = $1`,
    [id],
  );
}

/** @returns the number of remaining attempts */
export async function countAttempt(tx: Tx, id: number): Promise<number> {
  const [row] = await tx.query<{ left: number }>(
    `update crm.client set current_attempts = current_attempts + 1
     where id = $1 and current_attempts < total_attempts
     returning total_attempts - current_attempts as left`,
    [id],
  );
  return row?.left ?? 0;
}

export async function markConfirmed(tx: Tx, id: number): Promise<void> {
  await tx.query('update crm.client set is_client_email_confirmed = true where id = $1', [id]);
}

/** Replaces the old e-mail with the new e-mail, and ends the change. */
export async function putEmail(tx: Tx, id: number, email: string): Promise<void> {
  await tx.query(
    'update crm.client set old_emails = array_append(old_emails, email), email = $2 where id = $1',
    [id, email],
  );
  await clearChange(tx, id);
}

export async function isTaken(tx: Tx, email: string, id: number): Promise<boolean> {
  const rows = await tx.query('select id from crm.client where email = $1 and id <> $2', [email, id]);
  return rows.length > 0;
}
