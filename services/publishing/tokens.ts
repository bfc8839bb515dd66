import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../kit/database.ts';

/** A token of a team, without the token. */
export interface TokenRow {
  id: number;
  remote: string;
  /** What the releases that are published with it say of their author. */
  name: string;
  /** ISO. */
  madeAt: string;
  usedAt: string | null;
  revokedAt: string | null;
}

/** Says what it is, for whoever finds one in a log and for scanners of secrets. */
const PREFIX = 'cabinet_publish_';
const SECRET_BYTES = 32;

/**
 * Makes a token that publishes one remote.
 * @returns the token, which is kept nowhere: only its hash is
 */
export async function makeToken(
  tx: Tx,
  remote: string,
  name: string,
): Promise<{ id: number; token: string }> {
  const token = PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  const [row] = await tx.query<{ id: number }>(
    'insert into publishing.token (remote, name, hash) values ($1, $2, $3) returning id',
    [remote, name, hashOf(token)],
  );
  if (!row) throw new Error('no token was made');
  return { id: row.id, token };
}

/** Every token, the revoked ones too. */
export async function findTokens(tx: Tx): Promise<TokenRow[]> {
  interface Row extends Omit<TokenRow, 'madeAt' | 'usedAt' | 'revokedAt'> {
    madeAt: Date;
    usedAt: Date | null;
    revokedAt: Date | null;
  }
  const rows = await tx.query<Row>(
    `select id, remote, name, made_at as "madeAt", used_at as "usedAt", revoked_at as "revokedAt"
     from publishing.token order by remote, id`,
  );
  return rows.map((row) => ({
    ...row,
    madeAt: row.madeAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
  }));
}

/** @returns false where there is no token of that number that still holds */
export async function revokeToken(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    'update publishing.token set revoked_at = now() where id = $1 and revoked_at is null returning id',
    [id],
  );
  return rows.length > 0;
}

/** Which remote a token publishes, and the author's name; null for a token that is revoked or was never made. */
export async function ownerOfToken(tx: Tx, token: string): Promise<{ remote: string; name: string } | null> {
  const [row] = await tx.query<{ remote: string; name: string }>(
    `update publishing.token set used_at = now() where hash = $1 and revoked_at is null returning remote, name`,
    [hashOf(token)],
  );
  return row ?? null;
}

/** A random text of 256 bits needs no slow hash: nobody guesses it. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
