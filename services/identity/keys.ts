import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import type { Database } from '../kit/database.ts';
import { migrate } from '../kit/migrate.ts';

export interface IdentityKeys {
  /** The private keys that sign tokens. */
  jwks: { keys: JWK[] };
  /** The public halves, which verify tokens. */
  publicJwks: JSONWebKeySet;
  /** The keys that sign cookies. */
  cookies: string[];
  /** The secret that makes the successor of a refresh token unpredictable. */
  refresh: string;
}

/**
 * Returns the keys of the identity service. The first start creates the keys and stores them in the database.
 */
export async function loadKeys(db: Database): Promise<IdentityKeys> {
  await migrate(db, 'identity', new URL('./migrations/', import.meta.url));
  const jwks = await loadSecret(db, 'jwks', newSigningKeys);
  return {
    jwks,
    publicJwks: { keys: jwks.keys.map(publicHalf) },
    cookies: await loadSecret(db, 'cookies', () => [randomText()]),
    refresh: await loadSecret(db, 'refresh', randomText),
  };
}

async function loadSecret<T>(db: Database, name: string, make: () => T | Promise<T>): Promise<T> {
  const find = () => db.query<{ value: T }>('select value from identity.secret where name = $1', [name]);
  const [known] = await find();
  if (known) return known.value;
  // If two processes create the secret concurrently, the first secret applies to both.
  await db.query('insert into identity.secret (name, value) values ($1, $2::jsonb) on conflict do nothing', [
    name,
    JSON.stringify(await make()),
  ]);
  const [made] = await find();
  if (!made) throw new Error(`The secret ${name} of the identity service is missing`);
  return made.value;
}

async function newSigningKeys(): Promise<{ keys: JWK[] }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { keys: [{ ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' }] };
}

function publicHalf({ kty, n, e, kid, alg, use }: JWK): JWK {
  return Object.fromEntries(
    Object.entries({ kty, n, e, kid, alg, use }).filter(([, value]) => value !== undefined),
  );
}

function randomText(): string {
  return randomBytes(32).toString('base64url');
}
