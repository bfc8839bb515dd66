import type { Database, Tx } from '../kit/database.ts';
import accounts from './accounts.json' with { type: 'json' };
import { hashPassword } from './passwords.ts';

export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
}

/** The password of every seeded account (CONTRACT §5). */
export const SEEDED_PASSWORD = 'friends';

const SELECT = `select id, email, first_name as "firstName", last_name as "lastName", roles, password
  from identity.account`;

/** Adds the missing accounts of CONTRACT §5. */
export async function seedAccounts(db: Database): Promise<void> {
  const rows = await db.query<{ id: string }>('select id from identity.account');
  const known = new Set(rows.map((row) => row.id));
  const missing = accounts.filter((account) => !known.has(account.id));
  if (missing.length === 0) return;
  const password = hashPassword(SEEDED_PASSWORD);
  for (const { id, email, firstName, lastName, roles } of missing) {
    await db.query(
      `insert into identity.account (id, email, first_name, last_name, roles, password)
       values ($1, $2, $3, $4, $5::jsonb, $6) on conflict do nothing`,
      [id, email, firstName, lastName, JSON.stringify(roles), password],
    );
  }
}

/** Returns the account of a token's subject. */
export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const [account] = await db.query<Account>(`${SELECT} where id::text = $1`, [id]);
  return account;
}

/** Returns the account of a lower-case e-mail, with the stored password hash. */
export async function findKeptAccount(
  db: Tx,
  email: string,
): Promise<(Account & { password: string }) | undefined> {
  const [account] = await db.query<Account & { password: string }>(`${SELECT} where email = $1`, [email]);
  return account;
}
