import accounts from '../../identity/accounts.json' with { type: 'json' };
import type { Tx } from '../../kit/database.ts';
import { queryOne } from '../../kit/sql.ts';
import { openProfileRequest } from '../repository/supportRequests.ts';
import { clients, others, type SeedClient } from './clients.ts';

export async function seedClients(tx: Tx): Promise<void> {
  for (const [index, client] of clients.entries()) {
    const id = await insertClient(tx, client, index + 1);
    for (const topic of client.supportTopics ?? []) await openProfileRequest(tx, id, topic);
  }
  for (const { email, name, surname } of others) {
    await tx.query('insert into crm.client (email, name, surname) values ($1, $2, $3)', [
      email,
      name,
      surname,
    ]);
  }
  await refreshDeadlines(tx);
}

/**
 * Renews the seeded deadlines relative to now. Their states therefore do not depend on the age of the data
 * folder.
 */
export async function refreshDeadlines(tx: Tx): Promise<void> {
  for (const { account, changeEmail, deadlineInHours } of clients) {
    if (deadlineInHours === undefined) continue;
    await tx.query(
      `update crm.client set deadline = now() + make_interval(hours => $3)
       where email = $1 and change_client_email = $2`,
      [ownerOf(account).email, changeEmail, deadlineInHours],
    );
  }
}

async function insertClient(tx: Tx, client: SeedClient, number: number): Promise<number> {
  const owner = ownerOf(client.account);
  const row = await queryOne<{ id: number }>(
    tx,
    `insert into crm.client (email, name, surname, patronymic, birth_date, sex, phone, partner_id, bitrix_id,
       akada_fl_guid, change_client_email, change_b24_email, old_emails, is_client_email_confirmed,
       is_change_email, is_old_email, current_attempts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) returning id`,
    [
      owner.email,
      owner.firstName,
      owner.lastName,
      client.patronymic ?? null,
      client.birthDate,
      client.sex,
      client.phone,
      client.isNew ? null : String(300_000 + number),
      client.isNew ? null : String(800_000 + number),
      client.isNew ? null : `fl-${String(number).padStart(4, '0')}`,
      client.changeEmail ?? null,
      client.managerEmail ?? null,
      client.oldEmails ?? [],
      client.isConfirmed ?? false,
      client.changeEmail !== undefined,
      client.isOldEmail ?? false,
      client.attempts ?? 0,
    ],
  );
  return row.id;
}

function ownerOf(account: string): { email: string; firstName: string; lastName: string } {
  const owner = accounts.find(({ username }) => username === account);
  if (!owner) throw new Error(`Unknown account ${account}`);
  return owner;
}
