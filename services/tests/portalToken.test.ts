import { PROTOCOL_PATH, REALM_PATH } from '../identity/realm.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { freshEmbedded } from '../testing/kit/database.ts';

// Trial tokens of portals.

const PORTAL = 'https://portal.example';

let system: Composition;
beforeAll(async () => {
  system = await openComposition(await freshEmbedded(), { portalOrigins: [PORTAL] });
}, 240_000);
afterAll(() => system.close());

const ask = (as: string, headers: Record<string, string> = {}) =>
  fetch(`${system.url}/sandbox/portal-token?as=${as}`, { headers });

test.each(['student', 'Student@cabinet.test'])('the services accept the portal token of %s', async (as) => {
  const authorization = `Bearer ${await (await ask(as)).text()}`;
  const answer = await fetch(`${system.url}/loyalty/v2/api/contacts?email=student@cabinet.test`, {
    headers: { authorization },
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { contacts: [{ balance: 12500 }] }]);
});

test('a portal token gives no access to data of others', async () => {
  const authorization = `Bearer ${await (await ask('poor')).text()}`;
  const { status } = await fetch(`${system.url}/loyalty/v2/api/contacts?email=student@cabinet.test`, {
    headers: { authorization },
  });
  expect(status).toBe(403);
});

test.each([
  ['of staff', 'manager', 404],
  ['of nobody', 'somebody', 404],
  ['without a name', '', 400],
])('no portal token is issued %s', async (_, as, expected) => {
  expect((await ask(as)).status).toBe(expected);
});

test('only pages of the portal can read the portal token', async () => {
  const allowed = async (origin: string) =>
    (await ask('student', { origin })).headers.get('access-control-allow-origin');
  expect(await Promise.all([allowed(PORTAL), allowed('https://evil.example')])).toEqual([PORTAL, null]);
});

test('the identity service still answers beside the portal token', async () => {
  const { status } = await fetch(`${system.url}${REALM_PATH}${PROTOCOL_PATH}/certs`);
  expect(status).toBe(200);
});
