import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../kit/database.ts';
import accounts from './accounts.json' with { type: 'json' };

export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
}

/** `wait`: too many wrong passwords for this address, none is looked at for a minute. */
export type SignInResult = Account | 'wrong' | 'wait';

/** The password of every seeded account (CONTRACT §5). */
export const SEEDED_PASSWORD = 'friends';

const WRONG_TRIES = 10;
const WAIT_SECONDS = 60;
const EMAIL_LENGTH = 254;

const SELECT = `select id, email, first_name as "firstName", last_name as "lastName", roles, password
  from identity.account`;

/** Adds the accounts of CONTRACT §5 that are not there yet. */
export async function seedAccounts(db: Database): Promise<void> {
  const rows = await db.query<{ id: string }>('select id from identity.account');
  const known = new Set(rows.map((row) => row.id));
  const missing = accounts.filter((account) => !known.has(account.id));
  if (missing.length === 0) return;
  const password = await hashPassword(SEEDED_PASSWORD);
  for (const { id, email, firstName, lastName, roles } of missing) {
    await db.query(
      `insert into identity.account (id, email, first_name, last_name, roles, password)
       values ($1, $2, $3, $4, $5::jsonb, $6) on conflict do nothing`,
      [id, email, firstName, lastName, JSON.stringify(roles), password],
    );
  }
}

/** The account of a token's subject. */
export async function findAccount(db: Database, id: string): Promise<Account | undefined> {
  const [account] = await db.query<Account>(`${SELECT} where id::text = $1`, [id]);
  return account;
}

/** Looks at the password; an address that nobody has takes as long as a wrong password (B3). */
export async function checkPassword(db: Database, typed: string, password: string): Promise<SignInResult> {
  const email = typed.trim().toLowerCase().slice(0, EMAIL_LENGTH);
  if (!(await countTry(db, email))) return 'wait';
  const [account] = await db.query<Account & { password: string }>(`${SELECT} where email = $1`, [email]);
  const isRight = await matches(password, account?.password ?? (await nobodysPassword));
  if (!account || !isRight) return 'wrong';
  await db.query('delete from identity.wrong_try where email = $1', [email]);
  return account;
}

/** Counted before the password is looked at, in one statement: guesses sent at once count each. */
async function countTry(db: Database, email: string): Promise<boolean> {
  const rows = await db.query(
    `insert into identity.wrong_try as t (email) values ($1)
     on conflict (email) do update set tries = t.tries + 1, last_at = now(),
       wait_until = case when t.tries + 1 >= $2 then now() + make_interval(secs => $3) end
     where t.wait_until is null or t.wait_until <= now()
     returning email`,
    [email, WRONG_TRIES, WAIT_SECONDS],
  );
  return rows.length > 0;
}

const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const HASH_BYTES = 32;
const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const nobodysPassword = hashPassword(randomBytes(16).toString('hex'));

/** `salt$hash`, both base64url. */
async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await scryptAsync(password, salt, HASH_BYTES, COST);
  return `${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

async function matches(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await scryptAsync(password, Buffer.from(salt, 'base64url'), expected.length, COST);
  return timingSafeEqual(actual, expected);
}
