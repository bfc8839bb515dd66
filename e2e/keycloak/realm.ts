import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import accounts from '@cabinet/services/accounts' with { type: 'json' };
import portalClient from '../../docs/embedding/keycloak-client.json' with { type: 'json' };

const PASSWORD = 'friends';
/** The cabinet's origin in the realm file. */
const ORIGIN = 'http://localhost:8080';

/**
 * A separate client that a portal uses for the sign-in of its visitors. The portal is the audience of the
 * tokens.
 */
export const VISITORS = {
  ...portalClient,
  clientId: 'visitors',
  attributes: {},
  protocolMappers: portalClient.protocolMappers.map((mapper) => ({
    ...mapper,
    name: 'audience of the portal',
    config: { ...mapper.config, 'included.client.audience': portalClient.clientId },
  })),
};

/** Returns the realm that operators get, for a cabinet on an origin and with the accounts of CONTRACT §5. */
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
  const clients = [...realm.clients, portalClient, VISITORS];
  return JSON.stringify({ ...realm, clients, users });
}
