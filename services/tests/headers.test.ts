import { connect } from 'node:net';
import { sendLeadForm } from '@cabinet/contracts/leads';
import { routes } from '@cabinet/contracts/routes';
import { importJWK, SignJWT } from 'jose';
import { loadKeys } from '../identity/keys.ts';
import { PROTOCOL_PATH, REALM_PATH } from '../identity/realm.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { freshEmbedded } from '../testing/kit/database.ts';
import { claimsOf } from '../testing/kit/tokens.ts';

// O4: the headers of every answer of the running system, including errors.

const ORIGIN = 'https://friends.example';
const PORTAL = 'https://portal.example';
const STRANGER = 'https://friends.example.evil.example';
const PROTOCOL = REALM_PATH + PROTOCOL_PATH;

let system: Composition;
let token: string;

beforeAll(async () => {
  const db = await freshEmbedded();
  system = await openComposition(db, {
    origins: [ORIGIN],
    portalOrigins: [PORTAL],
    extend: (app) => app.get('/broken', () => Promise.reject(new Error('on purpose'))),
  });
  token = await studentsToken(await loadKeys(db));
}, 240_000);
afterAll(() => system.close());

async function studentsToken({ jwks: { keys } }: Awaited<ReturnType<typeof loadKeys>>): Promise<string> {
  const [key = {}] = keys;
  return new SignJWT({ ...claimsOf('student'), iss: ORIGIN + REALM_PATH })
    .setProtectedHeader({ alg: 'RS256', kid: String(key.kid), typ: 'at+jwt' })
    .sign(await importJWK(key, 'RS256'));
}

interface Address {
  method: string;
  path: string;
}

const CALLS: Address[] = [...Object.values(routes), sendLeadForm].map(({ service, method, path }) => ({
  method,
  path: `/${service}${path.replace(/\{\w+\}/g, '1')}`,
}));
const RELEASE = '/remotes/mf-catalog/3.2.0-bbbb';
/** Public answers that any page may read. */
const OPEN_TO_ALL = [
  '/my/config.json',
  '/my/remotes.json',
  `${RELEASE}/remoteEntry.js`,
  `${RELEASE}/js/gone.js`,
  '/embed/v1.js',
  '/embed/v1.json',
  '/embed/3.2.0-aaaa/v1.js',
];
/** Pictures and videos, which pages of other origins show without a preflight. */
const SHOWN_ELSEWHERE = ['/loyalty/pictures/mug.svg', '/loyalty/lessons/1.webm', '/loyalty/lessons/1.ru.pdf'];
const PAGES = [
  ...['/my/', '/my/catalog/12', '/my/friend', '/my/embed/catalog'],
  ...['/lp/privacy-common/', '/sandbox/outbox'],
];
const OTHERS = [
  ...['/', '/my', '/my/js/main.0123456789.js', '/my/js/main.ffffffffff.js', '/my/silent-check-sso.html'],
  '/my/files/privacy-policy.pdf',
  ...[
    `/embed/other.js`,
    '/remotes/mf-catalog/9.9.9/remoteEntry.js',
    '/openapi.json',
    '/.well-known/security.txt',
    '/sandbox/outbox.css',
  ],
  ...[
    '/healthz',
    '/readyz',
    '/metrics',
    '/nothing',
    '/loyalty/%zz',
    `/loyalty/${'x'.repeat(300)}`,
    '/broken',
  ],
  `${REALM_PATH}/.well-known/openid-configuration`,
  ...[
    '/resources/page.css',
    '/resources/page.js',
    '/resources/fonts/onest-latin.woff2',
    '/resources/fonts/other',
    '/nothing',
  ].map((path) => REALM_PATH + path),
  ...['auth', 'auth?client_id=other', 'token', 'certs', 'logout', 'userinfo', '3p-cookies/step1.html'].map(
    (path) => `${PROTOCOL}/${path}`,
  ),
  `${REALM_PATH}/login-actions/authenticate/none`,
];
const GETS = [...PAGES, ...OPEN_TO_ALL, ...SHOWN_ELSEWHERE, ...OTHERS].map((path) => ({
  method: 'GET',
  path,
}));
/** The other routes, each with every method. */
const ADDRESSES: Address[] = [
  ...CALLS,
  ...GETS,
  ...[...CALLS, ...GETS].flatMap(({ path }) =>
    ['HEAD', 'OPTIONS', 'POST', 'DELETE', 'PATCH'].map((method) => ({ method, path })),
  ),
];

async function ask({ method, path }: Address, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(system.url + path, { method, redirect: 'manual', ...init });
  await response.arrayBuffer();
  return response;
}

const isCached = (path: string) =>
  [...PAGES.slice(0, 5), ...OPEN_TO_ALL, ...SHOWN_ELSEWHERE, '/my/js/main.0123456789.js'].includes(path) ||
  /silent-check|\.pdf$|openapi|resources|step1/.test(path);

/** Returns the missing and the excessive headers of an answer. */
function issuesOf({ method, path }: Address, { status, headers }: Response): string[] {
  const said = (name: string) => headers.get(name) ?? '';
  const years = Number(/max-age=(\d+)/.exec(said('strict-transport-security'))?.[1] ?? 0) / 31_536_000;
  const caching = said('cache-control');
  const issues = Object.entries({
    'x-content-type-options': said('x-content-type-options') === 'nosniff',
    'referrer-policy': said('referrer-policy') === 'no-referrer',
    'strict-transport-security': years >= 1,
    'cross-origin-opener-policy': said('cross-origin-opener-policy') === 'same-origin',
    'cross-origin-resource-policy': /^(same|cross)-origin$/.test(said('cross-origin-resource-policy')),
    'content-security-policy': /^default-src 'none';.*frame-ancestors '(none|self)'/.test(
      said('content-security-policy'),
    ),
    'cache-control': caching.includes('no-store') || (status < 400 && caching !== '' && isCached(path)),
    server: !headers.has('server') && !headers.has('x-powered-by'),
  });
  return issues
    .filter(([, isRight]) => !isRight)
    .map(([name]) => `${method} ${path} ${status} ${name}: ${said(name)}`);
}

async function issuesEverywhere(addresses: Address[], init?: RequestInit): Promise<string[]> {
  const issues: string[] = [];
  for (const address of addresses) issues.push(...issuesOf(address, await ask(address, init)));
  return issues;
}

const signedIn = () => ({ authorization: `Bearer ${token}` });

test('O4 every answer to a guest has the standard headers for every method', async () => {
  expect(await issuesEverywhere(ADDRESSES)).toEqual([]);
}, 120_000);

test('O4 every answer to a signed-in user has the standard headers', async () => {
  const reads = CALLS.filter(({ method }) => method === 'GET');
  expect(await issuesEverywhere(reads, { headers: signedIn() })).toEqual([]);
  expect((await ask({ method: 'GET', path: '/loyalty/api/cards' }, { headers: signedIn() })).status).toBe(
    200,
  );
});

describe('O4 errors have the standard headers', () => {
  const json = { 'content-type': 'application/json' };
  const order = { method: 'POST', path: '/loyalty/api/orders' };

  test.each<[number, Address, RequestInit]>([
    [400, order, { headers: json, body: '{"cardId":' }],
    [401, order, { headers: json, body: '{}' }],
    [403, { method: 'GET', path: '/loyalty/api/cards?ownerEmail=best@cabinet.test' }, {}],
    [404, { method: 'GET', path: '/loyalty/api/orders/999999' }, {}],
    [404, { method: 'PATCH', path: '/loyalty/api/cards' }, {}],
    [413, order, { headers: json, body: JSON.stringify({ comment: 'x'.repeat(70_000) }) }],
    [414, { method: 'GET', path: `/loyalty/api/orders/${'1'.repeat(300)}` }, {}],
    [415, order, { headers: { 'content-type': 'text/xml' }, body: '<order/>' }],
    [500, { method: 'GET', path: '/broken' }, {}],
  ])('O4 the status %d for %p has the standard headers', async (status, address, { headers, ...init }) => {
    const response = await ask(address, {
      ...init,
      headers: { ...headers, ...(status !== 401 && signedIn()) },
    });
    expect([response.status, ...issuesOf(address, response)]).toEqual([status]);
  });

  test('O4 the status 429 above a rate limit has the standard headers', async () => {
    const address = { method: 'GET', path: '/loyalty/api/referral/unknown' };
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask(address)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.flatMap((answer) => issuesOf(address, answer))).toEqual([]);
  });

  test.each([
    ['is no HTTP', 'ПРИВЕТ\r\n\r\n', 400],
    ['has oversized headers', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('O4 the answer to a request that %s has the standard headers', async (_, text, status) => {
    const [head = ''] = (await speak(text)).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = new Headers(lines.map((line) => line.split(': ') as [string, string]));
    expect(first).toMatch(`HTTP/1.1 ${status} `);
    expect(issuesOf({ method: '-', path: '-' }, { status, headers } as Response)).toEqual([]);
  });
});

/** Sends raw bytes. @returns everything that arrives until the connection closes */
function speak(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(system.url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (bytes) => {
      answer += bytes;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('O4 CORS of the answers', () => {
  const allowed = async (origin: string, methods: string[]) => {
    const found = new Map<string, string>();
    for (const { path } of [...CALLS, ...GETS]) {
      for (const method of methods) {
        const { headers } = await ask({ method, path }, { headers: { ...signedIn(), origin } });
        const [to, withCookies] = ['origin', 'credentials'].map((name) =>
          headers.get(`access-control-allow-${name}`),
        );
        if (to || withCookies) found.set(path, [to, ...(withCookies ? ['with cookies'] : [])].join(' '));
      }
    }
    return Object.fromEntries(found);
  };
  const WAYS = ['GET', 'OPTIONS', 'POST'];
  const openToAll = Object.fromEntries(
    [...OPEN_TO_ALL, '/remotes/mf-catalog/9.9.9/remoteEntry.js'].map((path) => [path, '*']),
  );

  test.each([STRANGER, 'null'])('O4 %s may read only public answers', async (origin) => {
    expect(await allowed(origin, WAYS)).toEqual(openToAll);
  });

  test('O4 a listed portal may also read the services, by its origin and without cookies', async () => {
    const services = CALLS.map(({ path }) => [path, PORTAL]);
    const files = [
      ...SHOWN_ELSEWHERE,
      ...GETS.map(({ path }) => path).filter((path) => /^\/loyalty\/[^%]/.test(path)),
    ];
    const expected = {
      ...openToAll,
      ...Object.fromEntries([...services, ...files.map((path) => [path, PORTAL])]),
    };
    expect(await allowed(PORTAL, WAYS)).toEqual(expected);
  });

  test("O4 the cabinet's own origin may read the identity service with cookies", async () => {
    const found = await allowed(ORIGIN, ['GET']);
    expect(found[`${PROTOCOL}/certs`]).toBe(`${ORIGIN} with cookies`);
    expect(new Set(Object.values(found))).toEqual(new Set(['*', `${ORIGIN} with cookies`]));
  });
});

test('O3 only the hidden sign-in frames can be framed, and only by the cabinet', async () => {
  const framed = new Map<string, string>();
  for (const address of GETS) {
    const policy = (await ask(address)).headers.get('content-security-policy') ?? '';
    const [, ancestors = ''] = /frame-ancestors ([^;]+)/.exec(policy) ?? [];
    if (ancestors !== "'none'") framed.set(address.path, ancestors);
  }
  expect(Object.fromEntries(framed)).toEqual({
    '/my/silent-check-sso.html': "'self'",
    [`${PROTOCOL}/3p-cookies/step1.html`]: `'self' ${ORIGIN}`,
  });
});
