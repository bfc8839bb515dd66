import { createHmac, randomBytes } from 'node:crypto';
import type { Tx } from './database.ts';

/** Returns a random secret of the database. The first call creates the secret. */
export async function loadSecret(tx: Tx, name: string): Promise<string> {
  const find = () => tx.query<{ value: string }>('select value from kit.secret where name = $1', [name]);
  const [known] = await find();
  if (known) return known.value;
  // If two processes create the secret concurrently, the first secret applies to both.
  await tx.query('insert into kit.secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const [made] = await find();
  if (!made) throw new Error(`The secret ${name} is missing`);
  return made.value;
}

/**
 * Returns an HMAC of a text with a database secret. Equal texts can be counted, but no text can be read or
 * guessed.
 */
export async function hashWith(tx: Tx, name: string, text: string): Promise<string> {
  return createHmac('sha256', await loadSecret(tx, name))
    .update(text)
    .digest('base64url');
}
