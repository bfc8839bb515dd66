import type { CabinetConfig } from '@cabinet/contracts/config';
import type { Database } from '../kit/database.ts';
import { StartError } from './startError.ts';

export interface Surroundings {
  databaseUrl?: string | undefined;
  keycloakUrl?: string | undefined;
  /** The origin in the browser. */
  origin: string;
}

/** PostgreSQL settings that prevent the loss of answered writes in a power failure (K3). */
const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit'];

/**
 * K3: refuses real accounts at a public origin on the embedded database, which may lose data in a power
 * failure.
 * @param accepted whether the operator accepts the risk (EMBEDDED_DATABASE=accepted)
 * @throws {StartError}
 */
export function refuseLossy({ databaseUrl, keycloakUrl, origin }: Surroundings, accepted: boolean): void {
  if (databaseUrl || !keycloakUrl || !origin.startsWith('https:') || accepted) return;
  throw new StartError(
    'The embedded database can lose confirmed writes in a power failure. Set DATABASE_URL, or EMBEDDED_DATABASE=accepted.',
  );
}

/** Returns security warnings for the operator, one line each (T5, K3). */
export async function findWarnings(db: Database, surroundings: Surroundings): Promise<string[]> {
  const { databaseUrl, keycloakUrl, origin } = surroundings;
  if (databaseUrl) return [...(await findLooseSettings(db)), ...(await findOwnership(db))];
  if (!keycloakUrl && !origin.startsWith('https:')) return [];
  return [
    'The embedded database can lose confirmed writes in a power failure. Set DATABASE_URL to a PostgreSQL server.',
  ];
}

/** D16: every visitor of a trial without an identity service is its synthetic user. */
export function warnOfSynthetic({ identity: { enabled, syntheticUser } }: CabinetConfig): string[] {
  if (enabled) return [];
  return [
    `identity.enabled is false. Every visitor is signed in as ${syntheticUser?.email}, without a password.`,
  ];
}

/** C5: the password of the sandbox's accounts, including staff, is public. */
export function warnOfSandboxAccounts({ keycloakUrl, origin }: Surroundings): string[] {
  if (keycloakUrl || !origin.startsWith('https:')) return [];
  return ['The sandbox accounts can sign in with a public password. Set KEYCLOAK_URL to prevent this.'];
}

async function findLooseSettings(db: Database): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = 'off' order by name`,
    [DURABLE],
  );
  return rows.map(
    ({ name }) => `PostgreSQL runs with ${name} = off. It can lose confirmed writes in a power failure.`,
  );
}

async function findOwnership(db: Database): Promise<string[]> {
  const [row] = await db.query<{ role: string }>(
    `select current_user as role from pg_class
     where oid = 'kit.migration'::regclass and pg_has_role(relowner, 'usage')`,
  );
  if (!row) return [];
  return [
    `The role "${row.role}" of DATABASE_URL owns its tables and can change the ledger. Set DATABASE_OWNER_URL to a separate owner.`,
  ];
}
