import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../kit/database.ts';
import { LIFE } from './realm.ts';

// Links to a new password. The database stores only the hash of a key, so a reader of the database cannot use
// the link.

const MODEL = 'PasswordLink';

/**
 * Creates a link for an account. Earlier links stay valid, so that nobody else can invalidate them.
 * @returns the key of the link
 */
export async function makeLink(tx: Tx, accountId: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await tx.query(
    `insert into identity.artifact (model, id, payload, expires_at)
     values ($1, $2, $3::jsonb, now() + make_interval(secs => $4))`,
    [MODEL, hashOf(key), JSON.stringify({ accountId }), LIFE.reset],
  );
  return key;
}

/** Returns the account of a valid link. */
export async function findByLink(tx: Tx, key: string): Promise<{ id: string; email: string } | null> {
  const [account] = await tx.query<{ id: string; email: string }>(
    `select a.id, a.email from identity.artifact l join identity.account a on a.id::text = l.payload->>'accountId'
     where l.model = $1 and l.id = $2 and l.expires_at > now()`,
    [MODEL, hashOf(key)],
  );
  return account ?? null;
}

/**
 * Consumes a link: sets the new password, and ends the sessions and other links of the account.
 * @param kept the password hash to store
 * @returns whether the link was valid
 */
export async function useLink(tx: Tx, key: string, kept: string): Promise<boolean> {
  const [link] = await tx.query<{ accountId: string }>(
    `delete from identity.artifact where model = $1 and id = $2 and expires_at > now()
     returning payload->>'accountId' as "accountId"`,
    [MODEL, hashOf(key)],
  );
  if (!link) return false;
  await tx.query('update identity.account set password = $2 where id::text = $1', [link.accountId, kept]);
  await tx.query(`delete from identity.artifact where payload->>'accountId' = $1`, [link.accountId]);
  return true;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
