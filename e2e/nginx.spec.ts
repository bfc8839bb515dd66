import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { missing, test } from './support/behindNginx.ts';
import { publisherTo } from './support/publisher.ts';
import { fillInSignIn, redeemSignIn } from './support/signIn.ts';
import { expect } from './support/test.ts';
import { useCabinet } from './support/traffic.ts';
import { buy } from './support/verbs.ts';

// The deployment of docs/operations.md: nginx with its own configuration, two processes, one PostgreSQL. The
// journeys run local programs; `npm run images` runs containers.

if (missing && !process.env.CI) process.stderr.write(`SKIPPED: ${missing}\n`);
test.skip(missing !== null && !process.env.CI, missing ?? '');
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** docs/operations.md: DRAIN_SECONDS, and 8 s for open requests. */
const TIME_LIMIT_MS = 10_000;

/** Label in the metrics of the routes that get most calls. */
const ROUTE = 'route="/identity/';

const COMPARED = [
  'access-control-allow-origin',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

test('O4 RM3 nginx serves files with the headers of the services, compressed, and answers missing files with a plain 404', {
  tag: '@heavy',
}, async ({ system }) => {
  const [, release = ''] =
    /"(\/remotes\/mf-catalog\/[^/]+)\//.exec(await text(`${system.url}/my/remotes.json`)) ?? [];
  const addresses = [
    '/',
    '/my?open=card',
    '/my/',
    '/my/catalog/12',
    '/my/orders/12-15?from=mail',
    '/my/rules',
    '/my/friend?referral=a1b2',
    '/my/embed/catalog?locale=uz',
    '/my/config.json',
    '/my/remotes.json',
    '/my/icon.svg',
    '/my/silent-check-sso.html',
    '/my/files/privacy-policy.pdf',
    `/my/js/${aShellScript()}`,
    `${release}/remoteEntry.js`,
    '/my/js/main.ffffffffff.js',
    '/my/catalog/picture.png',
    `${release}/js/gone.js`,
    '/remotes/mf-catalog/9.9.9/remoteEntry.js',
  ];
  for (const address of addresses) {
    const ours = await look(system.url + address);
    const theirs = await look(String(system.processes[0]) + address);
    expect({ address, ...ours }).toEqual({ address, ...theirs });
  }
});

test('a deep link, a sign-in and a purchase work through nginx with both processes', {
  tag: '@heavy',
}, async ({ page, system }) => {
  await page.goto(`${system.url}/my/catalog/12`);
  await fillInSignIn(page, 'student');
  const order = await buy(page);
  await page.goto(`${system.url}/my/orders/${order}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Новый' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(order);
});

test('nginx compresses lists of the services, but not pages and answers of the identity service', {
  tag: '@heavy',
}, async ({ page, system }) => {
  const answer = (address: RegExp) => page.waitForResponse((response) => address.test(response.url()));
  const encodingOf = async (come: ReturnType<typeof answer>) => (await come).headerValue('content-encoding');
  const [form, token, products] = [
    answer(/\/login-actions\/authenticate\//),
    answer(/\/token$/),
    answer(/\/products\?/),
  ].map(encodingOf);
  await page.goto(`${system.url}/my/catalog/products`);
  await fillInSignIn(page, 'student');
  expect([await form, await token, await products]).toEqual([null, null, 'br']);
});

test('D9 nginx and the processes behind it refuse another host name', { tag: '@heavy' }, async ({
  request,
  system,
}) => {
  for (const origin of [system.url, ...system.processes]) {
    for (const path of ['/my/', '/my/config.json', '/loyalty/api/cards', '/']) {
      const answer = await request.get(origin + path, { headers: { host: 'evil.example' }, maxRedirects: 0 });
      expect([path, answer.status(), await answer.json()]).toEqual([
        path,
        421,
        expect.objectContaining({ errorCode: 'unknown_host' }),
      ]);
    }
  }
});

test('K4 processes that restart in turn under load answer every call and place every order once', {
  tag: '@heavy',
}, async ({ request, system }) => {
  const { access_token } = await redeemSignIn(request, system.url, 'best');
  const traffic = useCabinet(system.url, access_token);
  for (const index of [0, 1]) {
    const startedAt = performance.now();
    const { code } = await system.stop(index);
    expect([code, performance.now() - startedAt < TIME_LIMIT_MS]).toEqual([0, true]);
    await system.start(index);
    // Until then, nginx sends requests only to the other process.
    await expect.poll(() => text(`${system.processes[index]}/metrics`)).toContain(ROUTE);
  }
  const { outcomes, sent, gained } = await traffic.end();
  expect(outcomes.length).toBeGreaterThan(1000);
  expect(outcomes.filter((outcome) => outcome !== '200')).toEqual([]);
  expect(sent).toBeGreaterThan(10);
  expect(gained).toBe(sent);
});

test('K1 reads and purchases continue after the kill of a process', { tag: '@heavy' }, async ({
  signIn,
  open,
  problems,
  system,
}) => {
  await signIn('student');
  const page = await open('/catalog/2');
  await expect(page.getByRole('button', { name: 'Купить' })).toBeVisible();
  // The kill cuts a picture that the process is sending.
  problems.allow(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await system.kill(0);
  expect(await buy(page)).not.toBe('');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Купить' })).toBeVisible();
});

test('P3 limits count the client by its connection, not by the address that it claims', {
  tag: '@heavy',
}, async ({ request, system }) => {
  const statuses: number[] = [];
  for (let tried = 0; tried < 61; tried++) {
    const headers = { 'x-forwarded-for': `198.51.100.${tried}` };
    const address = `${system.url}/loyalty/api/referral/hash${tried}`;
    statuses.push((await request.get(address, { headers })).status());
  }
  expect(statuses.indexOf(429)).toBe(60);
});

test('CONTRACT §4 a published remote is live with the next load', { tag: '@heavy' }, async ({
  signIn,
  open,
  system,
}) => {
  const publisher = publisherTo(system);
  publisher.rename('Каталог', 'Витрина', '9.0.0');
  await publisher.say('publish mf-catalog');
  await system.lay();
  publisher.end();
  await signIn('student');
  const page = await open('/catalog/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Витрина' })).toBeVisible();
});

test('C5 the deployment has no sandbox addresses', { tag: '@heavy' }, async ({ request, system }) => {
  const outbox = await request.get(`${system.url}/sandbox/outbox`);
  const reset = await request.post(`${system.url}/sandbox/reset`);
  expect([outbox.status(), reset.status()]).toEqual([404, 404]);
});

test('RM3 nginx serves pages without any process, and answers 503 for the services', {
  tag: '@heavy',
}, async ({ request, system }) => {
  await system.kill(1);
  expect((await request.get(`${system.url}/my/catalog/12`)).status()).toBe(200);
  const answer = await request.get(`${system.url}/loyalty/api/cards`);
  expect([answer.status(), await answer.json(), answer.headers()['retry-after']]).toEqual([
    503,
    { errorCode: 'unavailable' },
    '5',
  ]);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

async function text(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** Returns the file name of a script of the shell. */
function aShellScript(): string {
  const dist = join(root, 'shell/dist');
  const [release = ''] = readdirSync(dist);
  return readdirSync(join(dist, release, 'js')).find((file) => file.endsWith('.js')) ?? '';
}

async function look(address: string): Promise<object> {
  const response = await fetch(address, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } });
  const headers = COMPARED.map((name) => [name, response.headers.get(name)]);
  const encoding = response.headers.get('content-encoding');
  const type = response.headers.get('content-type') ?? '';
  // Ignore the body of a redirect.
  if (response.status === 302) return { status: 302, ...Object.fromEntries(headers) };
  return {
    status: response.status,
    // The registered type, instead of its older name.
    type: type.replace('application/javascript', 'text/javascript'),
    encoding,
    vary: encoding && response.headers.get('vary')?.toLowerCase(),
    length: (await response.arrayBuffer()).byteLength,
    ...Object.fromEntries(headers),
  };
}
