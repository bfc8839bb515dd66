import { createHmac, randomBytes } from 'node:crypto';
import type { Tx } from './database.ts';

/** A random secret that is made at first need and kept in the database. */
export async function loadSecret(tx: Tx, name: string): Promise<string> {
  const find = () => tx.query<{ value: string }>('select value from kit.secret where name = $1', [name]);
  const [known] = await find();
  if (known) return known.value;
  // Of two processes at once the first one's secret counts, for both.
  await tx.query('insert into kit.secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64url'),
  ]);
  const [made] = await find();
  if (!made) throw new Error(`The secret ${name} is lost`);
  return made.value;
}

/** HMAC of a text under a secret of the database: equal texts can be counted, none can be read or guessed. */
export async function hashWith(tx: Tx, name: string, text: string): Promise<string> {
  return createHmac('sha256', await loadSecret(tx, name))
    .update(text)
    .digest('base64url');
}
