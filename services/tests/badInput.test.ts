import * as fc from 'fast-check';
import { PROTOCOL_PATH, REALM_PATH } from '../identity/realm.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { jsonOf, nearly, RUNS, searchOf, soon, text } from '../testing/kit/badInput.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { UNLIMITED } from '../testing/kit/system.ts';

// Routes outside of the contracts: identity, site and sandbox. kit/badInput.test.ts tests the routes of the
// contracts.

let system: Composition;
let token: string;
beforeAll(async () => {
  system = await openComposition(await freshDatabase('seeded'), { rates: UNLIMITED });
  token = (await system.browser().tokensOf('student@cabinet.test')).access_token;
}, 240_000);
afterAll(() => system.close());
jest.setTimeout(300_000);

const CLIENT = { client_id: 'friends-public', redirect_uri: 'http://cabinet.test/my/' };
const AUTH = {
  ...CLIENT,
  response_type: 'code',
  response_mode: 'fragment',
  scope: 'openid',
  state: 'state',
  nonce: 'nonce',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};
const GRANT = { ...CLIENT, grant_type: 'refresh_token', refresh_token: 'x', code: 'x', code_verifier: 'x' };
const SIGN_OUT = {
  client_id: CLIENT.client_id,
  post_logout_redirect_uri: CLIENT.redirect_uri,
  id_token_hint: 'x',
};
const PASSWORD = { username: 'student@cabinet.test', password: 'x', xsrf: 'x', logout: 'yes' };

interface Target {
  method: 'GET' | 'POST';
  /** `*` is a placeholder for any text. */
  path: string;
  /** A valid request, where one can be constructed. */
  good?: Record<string, string>;
}

const realm = (path: string) => `${REALM_PATH}${path}`;
const protocol = (path: string) => realm(`${PROTOCOL_PATH}/${path}`);
const TARGETS: Target[] = [
  { method: 'GET', path: protocol('auth'), good: AUTH },
  { method: 'POST', path: protocol('auth'), good: AUTH },
  { method: 'GET', path: protocol('auth/*') },
  { method: 'POST', path: protocol('token'), good: GRANT },
  { method: 'POST', path: protocol('revoke'), good: { client_id: CLIENT.client_id, token: 'x' } },
  { method: 'GET', path: protocol('logout'), good: SIGN_OUT },
  { method: 'POST', path: protocol('logout'), good: SIGN_OUT },
  { method: 'POST', path: protocol('logout/confirm'), good: PASSWORD },
  { method: 'GET', path: protocol('userinfo') },
  { method: 'POST', path: protocol('userinfo') },
  { method: 'GET', path: protocol('certs') },
  { method: 'GET', path: protocol('3p-cookies/step1.html') },
  { method: 'GET', path: realm('/.well-known/openid-configuration') },
  { method: 'GET', path: realm('/login-actions/authenticate/*') },
  { method: 'POST', path: realm('/login-actions/authenticate/*'), good: PASSWORD },
  { method: 'GET', path: realm('/resources/*') },
  { method: 'GET', path: realm('/*') },
  { method: 'GET', path: '/sandbox/outbox', good: { to: 'student@cabinet.test' } },
  { method: 'GET', path: '/my/*' },
  { method: 'GET', path: '/my/js/*' },
  { method: 'GET', path: '/my/config.json' },
  { method: 'GET', path: '/my/remotes.json' },
  { method: 'GET', path: '/remotes/*/*/remoteEntry.js' },
  { method: 'GET', path: '/embed/*' },
  { method: 'GET', path: '/loyalty/pictures/*' },
  { method: 'GET', path: '/lp/privacy-common/' },
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/metrics' },
  { method: 'GET', path: '/*' },
  { method: 'POST', path: '/*' },
];

const TYPES = ['application/x-www-form-urlencoded', 'application/json', 'text/plain', 'multipart/form-data'];

function requests({ method, path, good = {} }: Target): fc.Arbitrary<[url: string, init: RequestInit]> {
  const segment = fc.oneof(
    fc.constantFrom('mf-orders', '3.2.0', 'index.html', '..%2f..%2fpackage.json', '%00', '%zz'),
    text.map((one) => encodeURIComponent(one.toWellFormed())),
  );
  return fc
    .record({ segment, members: nearly(Object.keys(good), good), type: fc.constantFrom(...TYPES) })
    .map(({ segment: part, members, type }) => {
      const isForm = method === 'POST';
      const url = path.replaceAll('*', () => part) + (isForm ? '' : `?${searchOf(members)}`);
      const body = type === 'application/json' ? jsonOf(members) : searchOf(members);
      return [url, { method, ...(isForm && { body, headers: { 'content-type': type } }) }];
    });
}

async function ask(url: string, init: RequestInit) {
  const headers = { authorization: `Bearer ${token}`, ...init.headers };
  return soon(async () => {
    const answer = await fetch(system.url + url, { ...init, headers, redirect: 'manual' });
    return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
  });
}

/**
 * Returns the issue of an answer, or null. People get a page, a missing file gives plain text, and all other
 * errors are JSON.
 */
async function issueOf(url: string, init: RequestInit): Promise<string | null> {
  const { status, type, body } = await ask(url, init);
  if (status >= 500) return `it answered ${status} ${body}`;
  if (status < 400 || /^text\/(html|plain);/.test(type ?? '')) return null;
  if (!/^application\/json/.test(type ?? '')) return `${status} has no known type: ${type} ${body}`;
  const { error, message } = JSON.parse(body);
  return error || message ? null : `it has another shape: ${body}`;
}

test.each(TARGETS.map((target) => [`${target.method} ${target.path}`, target] as const))(
  'I2 %s answers arbitrary input with a 4xx at worst',
  async (_, target) => {
    await fc.assert(
      fc.asyncProperty(requests(target), async ([url, init]) => {
        expect(await issueOf(url, init)).toBeNull();
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  },
);

test.each(TARGETS.filter(({ method }) => method === 'POST').map(({ path }) => [path]))(
  'I2 POST %s refuses more than 64 KiB',
  async (path) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers, body: `x=${'x'.repeat(64 * 1024)}` };
    const { status } = await ask(path.replaceAll('*', 'x'), init);
    expect([400, 404, 413]).toContain(status);
  },
);
