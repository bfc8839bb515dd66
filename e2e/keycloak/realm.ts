import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import accounts from '@cabinet/services/accounts' with { type: 'json' };

const PASSWORD = 'friends';
/** Where the realm says that the cabinet lives. */
const ORIGIN = 'http://localhost:8080';

/** The realm that the project hands to operators, for a cabinet on that origin and with the accounts of CONTRACT §5. */
export function realmFor(origin: string): string {
  const text = readFileSync(join(root, 'services/identity/keycloak/realm-clients.json'), 'utf8');
  const realm = JSON.parse(text.replaceAll(ORIGIN, origin));
  const users = accounts.map(({ id, email, firstName, lastName, roles }) => ({
    id,
    username: email,
    email,
    emailVerified: true,
    enabled: true,
    firstName,
    lastName,
    credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
    clientRoles: { svc: roles },
  }));
  return JSON.stringify({ ...realm, users });
}
