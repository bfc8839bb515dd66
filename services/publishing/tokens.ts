import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../kit/database.ts';

/** The record of a team's token, without the token itself. */
export interface TokenRow {
  id: number;
  remote: string;
  /** The author's name in releases that use the token. */
  name: string;
  /** ISO format. */
  madeAt: string;
  usedAt: string | null;
  revokedAt: string | null;
}

/** The prefix identifies the token in logs and for secret scanners. */
const PREFIX = 'cabinet_publish_';
const SECRET_BYTES = 32;

/**
 * Creates a token that publishes one remote.
 * @returns the token; the database stores only its hash
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
  if (!row) throw new Error('The token was not stored');
  return { id: row.id, token };
}

/** Returns every token, including revoked tokens. */
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

/** @returns false if there is no valid token with this id */
export async function revokeToken(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    'update publishing.token set revoked_at = now() where id = $1 and revoked_at is null returning id',
    [id],
  );
  return rows.length > 0;
}

/** Returns the remote and the author's name of a token; null for an unknown or revoked token. */
export async function ownerOfToken(tx: Tx, token: string): Promise<{ remote: string; name: string } | null> {
  const [row] = await tx.query<{ remote: string; name: string }>(
    `update publishing.token set used_at = now() where hash = $1 and revoked_at is null returning remote, name`,
    [hashOf(token)],
  );
  return row ?? null;
}

/** A random text of 256 bits needs no slow hash, because it cannot be guessed. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
