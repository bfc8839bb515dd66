import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_PATH, REALM_PATH } from '../identity/realm.ts';
import { readConfig } from '../site/settings.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { freshEmbedded } from '../testing/kit/database.ts';

// C5: functions for trials and tests are absent in production (ASVS 15.2.3).

const PUBLIC_ORIGIN = 'https://friends.example';
const SYNTHETIC = { enabled: false, syntheticUser: { email: 'a@b.test', firstName: 'A', lastName: 'B' } };

let system: Composition;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-production-'));
  system = await openComposition(await freshEmbedded(), {
    origins: [PUBLIC_ORIGIN],
    config: readConfig({ PUBLIC_ORIGIN, KEYCLOAK_URL: 'https://id.example' }),
    keycloakUrl: 'https://id.example',
    isSandbox: false,
    seed: false,
  });
}, 240_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await system.close();
});

test.each([
  ['GET', '/sandbox/outbox'],
  ['POST', '/sandbox/reset'],
  ['GET', '/sandbox/portal-token?as=student'],
  ['GET', `${REALM_PATH}${PROTOCOL_PATH}/auth`],
  ['GET', `${REALM_PATH}/login-actions/authenticate/1`],
])('C5 with a Keycloak %s %s returns 404', async (method, path) => {
  const { status } = await fetch(system.url + path, { method });
  expect(status).toBe(404);
});

test('C5 no setting signs a user in', async () => {
  const { identity } = (await (await fetch(`${system.url}/my/config.json`)).json()) as {
    identity: object;
  };
  expect(identity).toEqual({
    enabled: true,
    url: 'https://id.example',
    realm: 'clients',
    clientId: 'friends-public',
  });
  const CONFIG_FILE = join(folder, 'config.json');
  await writeFile(CONFIG_FILE, JSON.stringify({ identity: SYNTHETIC }));
  expect(readConfig({ CONFIG_FILE }).identity.enabled).toBe(false);
  expect(() => readConfig({ CONFIG_FILE, PUBLIC_ORIGIN })).toThrow('identity.enabled is false');
});
