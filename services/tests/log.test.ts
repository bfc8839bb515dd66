import { createHash } from 'node:crypto';
import { sendLeadForm } from '@cabinet/contracts/leads';
import { routes } from '@cabinet/contracts/routes';
import { decodeJwt } from 'jose';
import { CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from '../identity/realm.ts';
import type { Database, Tx } from '../kit/database.ts';
import { EXAMPLES } from '../site/examples.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { HOME, type Tokens } from '../testing/identity/realm.ts';
import { freshDatabase } from '../testing/kit/database.ts';

// Twelve canary texts go through every route of the running system, in every place of a request. No log may
// contain them.

const PERSON = {
  email: 'canary.person@mail.test',
  encodedEmail: 'canary.person%40mail.test',
  upperEmail: 'CANARY.PERSON@MAIL.TEST',
  phone: '+79169876543',
  encodedPhone: '%2B79169876543',
  nationalPhone: '8 (916) 987-65-43',
  digits: '79169876543',
  name: 'Канарейкина',
  code: '735911',
};

interface Address {
  method: string;
  /** `{name}` is a placeholder for a canary. */
  path: string;
  /** A valid body. */
  example?: Record<string, string> | undefined;
}

const ROUTES: Address[] = [...Object.entries(routes), ['sendLeadForm', sendLeadForm] as const].map(
  ([name, { service, method, path }]) => ({
    method,
    path: `/${service}${path}`,
    example: EXAMPLES[name]?.body as Record<string, string> | undefined,
  }),
);
const OTHERS = [
  ...['auth', 'token', 'certs', 'logout', 'revoke', 'userinfo', '3p-cookies/step1.html'].flatMap((name) => [
    ['GET', `${REALM_PATH}${PROTOCOL_PATH}/${name}`],
    ['POST', `${REALM_PATH}${PROTOCOL_PATH}/${name}`],
  ]),
  ['GET', `${REALM_PATH}/.well-known/openid-configuration`],
  ['GET', `${REALM_PATH}/login-actions/authenticate/{code}`],
  ['POST', `${REALM_PATH}/login-actions/authenticate/{code}`],
  ['GET', `${REALM_PATH}/{email}`],
  ['GET', '/'],
  ['GET', '/my/'],
  ['GET', '/my/config.json'],
  ['GET', '/my/remotes.json'],
  ['GET', '/my/orders/{email}'],
  ['GET', '/my/js/{email}.js'],
  ['GET', '/remotes/{email}/1.0.0/remoteEntry.js'],
  ['GET', '/loyalty/pictures/{email}.svg'],
  ['GET', '/lp/privacy-common/'],
  ['GET', '/openapi.json'],
  ['GET', '/sandbox/outbox'],
  ['GET', '/healthz'],
  ['GET', '/metrics'],
  ['GET', '/{email}/{phone}'],
  ['POST', '/loyalty/api/{email}'],
  ['GET', '/loyalty/%zz/{email}'],
].map(([method = '', path = '']): Address => ({ method, path }));
const ADDRESSES = [...ROUTES, ...OTHERS];

let system: Composition;
let canaries: string[];
let secrets: Tokens & { code: string };
/** Output of libraries that bypass the log. */
const written: string[] = [];

beforeAll(async () => {
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, name).mockImplementation((...values: unknown[]) => written.push(values.join(' ')));
  }
  system = await openComposition(talkative(await freshDatabase('seeded')));
  const browser = system.browser();
  const code = await browser.signIn('student@cabinet.test');
  secrets = { code, ...(await browser.exchange(code)).body };
  canaries = [...Object.values(PERSON), secrets.access_token, secrets.refresh_token, code];
}, 240_000);
afterAll(() => system.close());

let isBroken = false;

/** Returns a database that, once broken, quotes its input in every error, as drivers do. */
function talkative(db: Database): Database {
  const told = (tx: Tx): Tx => ({
    ...tx,
    query: (sql, params = []) =>
      isBroken
        ? Promise.reject(new Error(`${sql}\n    at ${params.join()}: ${params.join()}`))
        : tx.query(sql, params),
  });
  return { ...db, ...told(db), transaction: (work) => db.transaction((tx) => work(told(tx))) };
}

/** Returns the canaries under every name in requests of §7 and of sign-ins, and under some unknown names. */
function members(): Record<string, string> {
  const { email, upperEmail, phone, nationalPhone, digits, name, code } = PERSON;
  const { access_token, refresh_token } = secrets;
  const people = { phone, nationalPhone, digits, name, surname: name, comment: `${name} ${upperEmail}` };
  const signIn = { client_id: CLIENT_ID, login_hint: email, username: email, password: code };
  return { ...people, ...signIn, access_token, refresh_token, code, to: phone, message: `${phone} ${code}` };
}

/** Variants of a request: the caller, the owner, and a truncated body. */
const WAYS: Way[] = [
  { isSignedIn: true },
  { isSignedIn: true, query: { email: PERSON.email } },
  { isSignedIn: true, isBroken: true },
  { isSignedIn: false, query: { ownerEmail: PERSON.upperEmail } },
];
interface Way {
  isSignedIn: boolean;
  query?: Record<string, string>;
  isBroken?: boolean;
}

async function sendEverywhere(): Promise<void> {
  for (const address of ADDRESSES) {
    for (const way of WAYS) await send(address, way);
  }
  for (const grant_type of ['authorization_code', 'refresh_token']) {
    const body = new URLSearchParams({ ...members(), grant_type, code: secrets.code, redirect_uri: HOME });
    await fetch(`${system.url}${REALM_PATH}${PROTOCOL_PATH}/token`, { method: 'POST', body });
  }
}

async function send({ method, path, example }: Address, { isSignedIn, query, isBroken }: Way): Promise<void> {
  const values: Record<string, string> = { ...members(), email: PERSON.email };
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? PERSON.digits),
  );
  const search = new URLSearchParams({ ...members(), ...query });
  const isForm = path.startsWith(REALM_PATH) || path.includes('lander');
  const body = isForm
    ? new URLSearchParams({ ...example, ...members() }).toString()
    : JSON.stringify(filled(example));
  const response = await fetch(`${system.url}${address}?${search}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-request-id': 'one-of-many',
      'user-agent': PERSON.email,
      referer: `http://cabinet.test/my/?code=${secrets.code}&email=${PERSON.encodedEmail}&phone=${PERSON.encodedPhone}`,
      cookie: `session=${secrets.refresh_token}`,
      ...(isSignedIn && { authorization: `Bearer ${secrets.access_token}` }),
      ...(method === 'POST' && {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
      ...((method === 'PUT' || method === 'DELETE') && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && method !== 'HEAD' && { body: isBroken ? body.slice(0, -20) : body }),
  });
  await response.arrayBuffer();
}

/** Returns an example body with the canaries. */
function filled(example: Record<string, unknown> = {}): object {
  const { payload, ...rest } = example;
  const more = members();
  return { ...more, email: PERSON.email, ...rest, ...(payload ? { payload: { ...payload, ...more } } : {}) };
}

/** Returns the lines with a canary. The time is removed, because its digits could match a code. */
function leaks(): string[] {
  const lines = [...system.log.map((line) => line.replace(/"time":\d+/, '')), ...written];
  return lines.filter((line) => canaries.some((canary) => line.includes(canary)));
}

test('V1 no log line contains a person, a code or a token of a request', async () => {
  await sendEverywhere();
  expect(system.log.length).toBeGreaterThan(200);
  expect(leaks()).toEqual([]);
  const metrics = await (await fetch(`${system.url}/metrics`)).text();
  expect(canaries.filter((canary) => metrics.includes(canary))).toEqual([]);
}, 240_000);

test('/metrics contains requests by route, releases, undelivered messages and the event loop', async () => {
  await fetch(`${system.url}/loyalty/api/orders/12`);
  const metrics = await (await fetch(`${system.url}/metrics`)).text();
  for (const line of [
    /^http_request_duration_seconds_count\{method="GET",route="\/loyalty\/api\/orders\/:orderId",status="401"\} \d+$/m,
    /^registry_info\{revision="built-\w+"\} 1$/m,
    /^remote_browsers_percent\{remote="mf-catalog",version="3.2.0-bbbb"\} 100$/m,
    /^outbox_messages_failing 0$/m,
    /^nodejs_eventloop_lag_p99_seconds \S+$/m,
    /^process_resident_memory_bytes \d+$/m,
  ]) {
    expect(metrics).toMatch(line);
  }
});

test('V1 every log line of a route has the request id, the route template and a hash of the caller', async () => {
  const subject = String(decodeJwt(secrets.access_token).sub);
  const hash = createHash('sha256').update(subject).digest('hex').slice(0, 12);
  const owned = Object.values(routes)
    .filter(({ access }) => access !== 'public')
    .map(({ service, method, path }) => ({ method, path: `/${service}${path}` }));
  for (const [index, { method, path }] of owned.entries()) {
    system.log.length = 0;
    const answer = await fetch(`${system.url}${path.replace(/\{\w+\}/g, '1')}`, {
      method,
      headers: { 'x-request-id': `request-${index}`, authorization: `Bearer ${secrets.access_token}` },
    });
    // The log line is written at the end of the answer.
    await answer.arrayBuffer();
    expect(system.log.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        requestId: `request-${index}`,
        method,
        route: path.replace(/\{(\w+)\}/g, ':$1'),
        subject: hash,
        status: expect.any(Number),
        ms: expect.any(Number),
      }),
    ]);
    expect(system.log.join()).not.toContain(subject);
  }
});

test('V1 no log line contains a person, a code or a token while the database fails', async () => {
  system.log.length = 0;
  isBroken = true;
  await sendEverywhere();
  const lines = system.log.map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level >= 50).length).toBeGreaterThan(50);
  expect(lines.filter(({ requestId }) => typeof requestId !== 'string')).toEqual([]);
  expect(leaks()).toEqual([]);
}, 240_000);
