import { PROTOCOL_PATH, REALM_PATH } from '../identity/realm.ts';
import { freshEmbedded } from '../kit/testing/database.ts';
import { type Composition, openComposition } from '../testing/composition.ts';

// The tokens that portals hand in, for trials.

const PORTAL = 'https://portal.example';

let system: Composition;
beforeAll(async () => {
  system = await openComposition(await freshEmbedded(), { portalOrigins: [PORTAL] });
}, 240_000);
afterAll(() => system.close());

const ask = (as: string, headers: Record<string, string> = {}) =>
  fetch(`${system.url}/sandbox/portal-token?as=${as}`, { headers });

test.each(['student', 'Student@cabinet.test'])('the services take the token of %s', async (as) => {
  const authorization = `Bearer ${await (await ask(as)).text()}`;
  const answer = await fetch(`${system.url}/loyalty/v2/api/contacts?email=student@cabinet.test`, {
    headers: { authorization },
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { contacts: [{ balance: 12500 }] }]);
});

test('it opens nobody else’s data', async () => {
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
])('there is none %s', async (_, as, expected) => {
  expect((await ask(as)).status).toBe(expected);
});

test('pages of the portal may ask, those of others may not read it', async () => {
  const allowed = async (origin: string) =>
    (await ask('student', { origin })).headers.get('access-control-allow-origin');
  expect(await Promise.all([allowed(PORTAL), allowed('https://evil.example')])).toEqual([PORTAL, null]);
});

test('the sign-in page answers beside it', async () => {
  const { status } = await fetch(`${system.url}${REALM_PATH}${PROTOCOL_PATH}/certs`);
  expect(status).toBe(200);
});
