import { request as ask } from 'node:http';
import { PROTOCOL_PATH, REALM_PATH } from '../identity/realm.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { freshEmbedded } from '../testing/kit/database.ts';

// D9: URLs come from the configuration, whatever host a request names.

const ORIGIN = 'https://friends.example';
const OTHER_ORIGIN = 'https://friends.test';
const DISCOVERY = `${REALM_PATH}/.well-known/openid-configuration`;

let system: Composition;
beforeAll(async () => {
  system = await openComposition(await freshEmbedded(), { origins: [ORIGIN, OTHER_ORIGIN] });
}, 240_000);
afterAll(() => system.close());

/** `fetch` does not allow a custom `Host` header. */
function get(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string; location: string }> {
  return new Promise((resolve, reject) => {
    ask(new URL(path, system.url), { headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, location: response.headers.location ?? '' }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test.each(['evil.example', 'friends.example.evil.example', 'friends.example@evil.example', 'x y', '[::2]'])(
  'D9 the host %j is refused on every path except the paths for machines',
  async (host) => {
    for (const path of [
      '/my/',
      DISCOVERY,
      '/loyalty/api/cards',
      '/my/config.json',
      '/nowhere',
      '/sandbox/outbox',
    ]) {
      const { status, body } = await get(path, { host });
      expect([path, status, body]).toEqual([path, 421, expect.stringContaining('unknown_host')]);
    }
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await get(path, { host })).status).toBe(200);
  },
);

test.each([
  'friends.example',
  'FRIENDS.example:443',
  'friends.test',
  'localhost:8080',
  '127.0.0.1',
  '[::1]:8080',
])('D9 the host %s is accepted', async (host) => {
  expect((await get('/my/config.json', { host })).status).toBe(200);
});

test('D9 the forwarded host of an untrusted proxy is ignored', async () => {
  const forged = {
    host: 'friends.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example;proto=http',
  };
  const { status, body } = await get(DISCOVERY, forged);
  expect(status).toBe(200);
  expect(body).not.toContain('evil.example');
  expect(JSON.parse(body).authorization_endpoint).toBe(`${ORIGIN}${REALM_PATH}${PROTOCOL_PATH}/auth`);
});

test.each([
  ['localhost', ORIGIN],
  ['friends.example', ORIGIN],
  ['friends.test', OTHER_ORIGIN],
])('D9 the identity service at host %s returns URLs of %s', async (host, origin) => {
  const { body } = await get(DISCOVERY, { host });
  const { issuer, ...addresses } = JSON.parse(body);
  expect(issuer).toBe(ORIGIN + REALM_PATH);
  const endpoints = Object.entries(addresses).filter(([name]) => /_endpoint$|_uri$/.test(name));
  expect(endpoints.length).toBeGreaterThan(3);
  for (const [name, address] of endpoints)
    expect([name, String(address)]).toEqual([name, expect.stringContaining(`${origin}${REALM_PATH}/`)]);
});
