import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Contact } from '@cabinet/contracts/members';
import { pinOf } from '@cabinet/remote-preset/pins';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { emailOf } from './support/accounts.ts';
import { brokenEntry, THROWING_IN_RENDER } from './support/faults.ts';
import { copyLink } from './support/friend.ts';
import { participantOf } from './support/participant.ts';
import { publisherTo } from './support/publisher.ts';
import { fillInSignIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { buy, expectBalance, goTo } from './support/verbs.ts';

const DSN = 'https://0123456789abcdef0123456789abcdef@reports.test/1';

// All tests of this file share one system.
test.describe.configure({ mode: 'default' });
test.use({ environment: { SENTRY_DSN: DSN, SENTRY_ENVIRONMENT: 'e2e', LOG: 'requests' } });

/** Three spellings of an e-mail, four of a phone, a code, and the parts of a session. */
const CANARIES = [
  'anna.canary@cabinet.test',
  'anna.canary%40cabinet.test',
  'ANNA.CANARY@CABINET.TEST',
  '+79161234501',
  '89161234501',
  '8 (916) 123-45-01',
  '%2B7%20916%20123-45-01',
  'code=canary-code',
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl',
  'refresh_token=canary-refresh',
  'state=canary-state',
];

/** Names on the screen, which must not leave the browser either. */
const NAMES = ['Каримова', 'Абдуллаева'];

/** Every remote with the address that shows it. */
const REMOTES = {
  'mf-profile': '/',
  'mf-catalog': '/catalog/products',
  'mf-orders': '/orders',
  'mf-invites': '/invites',
  'mf-email-change': '/email-change',
};

interface ReportedEvent {
  transaction?: string;
  tags?: Record<string, string>;
  exception?: { values: { type: string; value: string }[] };
}

/** Collects all requests to the error-reporting service: the raw envelopes and their events. */
async function collect(page: Page): Promise<{ raw: () => string; events: () => ReportedEvent[] }> {
  const envelopes: string[] = [];
  await page.route('https://reports.test/**', async (route) => {
    envelopes.push(`${route.request().url()}\n${route.request().postData() ?? ''}`);
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  const lines = () => envelopes.flatMap((envelope) => envelope.split('\n').slice(1));
  return {
    raw: () => envelopes.join('\n'),
    events: () =>
      lines()
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

/** Collects all tokens and codes of the page's session. */
function collectSecrets(page: Page): Set<string> {
  const secrets = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/openid-connect/token')) return;
    const sent = new URLSearchParams(request.postData() ?? '');
    for (const name of ['code', 'code_verifier', 'refresh_token']) secrets.add(sent.get(name) ?? '');
    secrets.delete('');
  });
  page.on('response', async (response) => {
    if (!response.url().endsWith('/openid-connect/token')) return;
    // A navigation discards the body of an answer.
    const tokens = await response.json().catch(() => ({}));
    for (const name of ['access_token', 'refresh_token', 'id_token']) secrets.add(tokens[name] ?? '');
    secrets.delete('');
  });
  return secrets;
}

/** Throws uncaught errors with canaries in the page, each in its own task. */
async function throwCanaries(page: Page): Promise<void> {
  await page.evaluate((canaries) => {
    for (const canary of canaries) {
      setTimeout(() => {
        throw new Error(`It broke for ${canary}`);
      });
      void Promise.reject(new TypeError(`Refused: ${canary}`));
    }
  }, CANARIES);
}

function expectNone(text: string, canaries: Iterable<string>): void {
  for (const canary of canaries) expect(text.toLowerCase(), canary).not.toContain(canary.toLowerCase());
}

test('V1 V2 neither the error-reporting service nor the log learns who made a complete visit', async ({
  context,
  open,
  page,
  problems,
  system,
}) => {
  problems.allow(/It broke for|Refused: /);
  const reports = await collect(page);
  const secrets = collectSecrets(page);

  await test.step('the person types canaries and opens addresses with canaries', async () => {
    await open('/');
    await fillInSignIn(page, 'student');
    await expectBalance(page, '12 500');
    await page.goto(`/my/orders?email=${CANARIES[1]}&phone=${CANARIES[4]}`);
    await page.getByRole('region', { name: 'Заказы' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/my\/orders\/\d+/);
    await page.goto(`/my/catalog/products?search=${CANARIES[1]}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
    await page.goto('/my/catalog/12');
    await buy(page, CANARIES.slice(0, 7).join(' '));
    await throwCanaries(page);
  });
  await test.step('the services refuse calls with canaries', async () => {
    const search = `?email=${CANARIES[1]}&phone=${CANARIES[3]}&${CANARIES[7]}`;
    const headers = { authorization: `Bearer ${CANARIES[8]}` };
    const data = { email: CANARIES[0], phone: CANARIES[5], code: CANARIES[7] };
    for (const path of [
      '/loyalty/api/cards',
      '/crm/api/user/get',
      `/loyalty/api/${CANARIES[1]}`,
      '/landing/api/leads',
    ])
      for (const method of ['GET', 'POST']) {
        const answer = await context.request.fetch(`${system.url}${path}${search}`, {
          method,
          headers,
          data,
        });
        expect(answer.ok()).toBe(false);
      }
  });

  const errors = () => reports.events().filter(({ exception }) => exception);
  await expect.poll(() => errors().length).toBeGreaterThanOrEqual(CANARIES.length);
  expect(errors()[0]?.tags).toMatchObject({ place: expect.stringMatching(/^(window|promise)$/) });
  await expect
    .poll(() => reports.events().filter(({ transaction }) => transaction).length)
    .toBeGreaterThan(0);
  expect(secrets.size).toBeGreaterThanOrEqual(5);

  const own = [emailOf('student'), encodeURIComponent(emailOf('student')), ...NAMES];
  expectNone(reports.raw(), [...CANARIES, ...own, ...secrets, 'session_state=', '?search', '?email']);
  expect(reports.raw()).not.toMatch(/"user"|"cookies"|"User-Agent"|"Referer"|aria-label|\/orders\/\d/);

  const log = system.log();
  expectNone(log.join('\n'), [...CANARIES, ...own, ...secrets]);
  const lines = log
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter((line) => 'route' in line);
  for (const line of lines) expect(line.requestId).toMatch(/^[\w.:-]+$/);
  expect(lines).toContainEqual(
    expect.objectContaining({
      route: '/loyalty/v2/api/contacts',
      status: 200,
      subject: expect.stringMatching(/^[\da-f]{12}$/),
    }),
  );
});

test('V2 V3 after any error, reports, Referer, console and other origins do not reveal the participant', async ({
  context,
  open,
  page,
  problems,
  signIn,
  system,
}) => {
  // The test provokes each of these errors.
  problems.allow(/status of (4\d\d|500)|'integrity' attribute|render is broken|recreate this component tree/);
  system.isChanged = true;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reports = await collect(page);
  const secrets = collectSecrets(page);
  const told = watchTold(context, system.url);
  const participant = participantOf(page, system.url);
  await signIn('poor');

  const own = await test.step('the test collects the known data of the participant', async () => {
    const link = await copyLink(page);
    const { contacts } = await participant.get<{ contacts: Contact[] }>(
      `/loyalty/v2/api/contacts?email=${emailOf('poor')}&include=manager`,
    );
    const [contact] = contacts;
    const names = [contact?.full_name, contact?.manager?.name].flatMap((name) => name?.split(' ') ?? []);
    return [
      emailOf('poor'),
      encodeURIComponent(emailOf('poor')),
      link.searchParams.get('referral') ?? '',
      ...names,
      ...[contact?.manager?.phone, ...(contact?.phones ?? [])].map((phone) => phone ?? ''),
    ].filter((text) => text.length > 2);
  });
  expect(own.length).toBeGreaterThanOrEqual(6);

  await test.step('the services refuse an address, a search and a code', async () => {
    const error = { error: `Нельзя: ${[...TYPED, ...own].join(' ')}` };
    await page.route('**/loyalty/api/deliveryNotes', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: error }) : route.fallback(),
    );
    await open('/addresses');
    await page.getByRole('button', { name: 'Добавить адрес' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Адрес' }).fill(STREET);
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Как пройти' })
      .fill(CANARIES[5] ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();

    await page.route(/\/loyalty\/.*products\?/, (route) => route.fulfill({ status: 500, json: error }));
    await open('/catalog/products');
    await page.getByRole('searchbox', { name: 'Поиск' }).fill(SEARCH);
    await expect(page).toHaveURL(/search=/);

    await open('/?open=privacy');
    const letters = page.getByRole('dialog');
    await letters.getByRole('button', { name: 'Получить код для выхода' }).click();
    await page.getByRole('textbox', { name: 'Код из письма' }).fill(WRONG_CODE);
    await page
      .getByRole('dialog', { name: 'Выйти из программы насовсем?' })
      .getByRole('button', { name: 'Выйти' })
      .click();
    await expect(page.getByText(/Код\sне\sподошёл/)).toBeVisible();
  });
  await test.step('a late file has other content, and a section cannot render', async () => {
    await open(`/orders?email=${encodeURIComponent(CANARIES[0] ?? '')}`);
    await page.route('**/remotes/mf-orders/*/js/*.js*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    });
    await goTo(page, `/addresses?phone=${CANARIES[6]}`);
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('Не получилось загрузить');
    const publisher = publisherTo(system);
    publisher.change('9.5.0', brokenEntry(THROWING_IN_RENDER.entry));
    await publisher.say('publish mf-invites');
    await open(`/invites?search=${encodeURIComponent(SEARCH)}`);
    await expect(failure).toContainText('Раздел не открылся');
    publisher.end();
  });
  await test.step('a link leads to another site', async () => {
    await context.route(/^https:\/\/vk\.com/, (route) => route.fulfill({ body: 'elsewhere' }));
    const elsewhere = context.waitForEvent('request', (request) => request.url().includes('vk.com'));
    await page.getByRole('link', { name: 'ВКонтакте' }).first().click();
    await elsewhere;
  });

  const errors = () => reports.events().filter(({ exception }) => exception);
  await expect.poll(() => errors().length).toBeGreaterThanOrEqual(2);
  const { referers, foreign, printed } = await told();
  expect(foreign.join()).toContain('vk.com');
  expect(foreign.join()).toContain('reports.test');
  expect(printed.length).toBeGreaterThan(0);
  const canaries = [...TYPED, ...TYPED.map(encodeURIComponent), ...CANARIES, ...own, ...secrets];
  expectNone(reports.raw(), canaries);
  expectNone(foreign.join('\n'), canaries);
  expectNone(printed.join('\n'), canaries);
  expect(referers.filter((referer) => referer !== `${system.url}/`)).toEqual([]);
});

/** Personal texts that the journey types. */
const STREET = 'г Канарейск, ул Тайная, д 7';
const SEARCH = 'канарейка для Зухры';
const WRONG_CODE = '918273';
const TYPED = [STREET, SEARCH, WRONG_CODE];

/** Collects every Referer, every address of another origin and every console line of all tabs from now on. */
function watchTold(context: BrowserContext, origin: string) {
  const requests: Request[] = [];
  const printed: string[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => printed.push(message.text()));
  return async () => {
    const all = await Promise.all(
      requests.map((request) => request.allHeaders().catch(() => request.headers())),
    );
    return {
      referers: all.flatMap(({ referer = '' }) => (referer === '' ? [] : [referer])),
      foreign: requests.map((request) => request.url()).filter((url) => !url.startsWith(origin)),
      printed,
    };
  };
}

test('V2 RM4 a report of an error in a remote names the remote and its release, and no person', async ({
  signIn,
  open,
  page,
  problems,
  system,
}) => {
  problems.allow(/It broke|Refused: |recreate this component tree|The above error/);
  const reports = await collect(page);
  const takeBack = publishBroken(system.dataDir);
  await signIn('student');
  const errors = () => reports.events().filter(({ exception }) => exception);
  for (const [remote, path] of Object.entries(REMOTES)) {
    await open(path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Раздел не открылся');
    const ofRemote = () => errors().filter(({ tags }) => tags?.remote === remote);
    await expect.poll(() => new Set(ofRemote().flatMap(waysOf))).toEqual(new Set(WAYS));
    const places = new Set(ofRemote().map(({ tags }) => tags?.place));
    expect(places).toEqual(new Set(['section', 'window', 'promise']));
    for (const { tags } of ofRemote()) expect(tags?.remote_release).toMatch(/^3\.2\.0-/);
  }
  expect(errors().filter(({ tags }) => !tags?.remote)).toEqual([]);

  await test.step('an error outside of the remotes has no remote in its report', async () => {
    const before = errors().length;
    // A late report of the last remote may still arrive.
    const ofNone = () =>
      errors()
        .slice(before)
        .filter((event) => waysOf(event).length === 0);
    await throwCanaries(page);
    await expect.poll(() => ofNone().length).toBeGreaterThanOrEqual(CANARIES.length);
    for (const { tags } of ofNone()) expect(tags).not.toHaveProperty('remote');
  });
  expectNone(reports.raw(), [...CANARIES, ...NAMES, emailOf('student')]);
  takeBack();
});

/** Places where a remote throws. */
const WAYS = ['in render', 'in a timer', 'in a promise', 'in an event'];

function waysOf({ exception }: ReportedEvent): string[] {
  const told = exception?.values.map(({ value }) => value).join() ?? '';
  return WAYS.filter((way) => told.endsWith(way));
}

/** Publishes a release of each remote whose pages throw when they render. */
function publishBroken(dataDir: string): () => void {
  const version = '3.2.0-broken';
  const records = Object.keys(REMOTES).map((name) => {
    const code = brokenRemote(name);
    mkdirSync(`${dataDir}/remotes/${name}/${version}`, { recursive: true });
    writeFileSync(`${dataDir}/remotes/${name}/${version}/remoteEntry.js`, code);
    const entry = `/remotes/${name}/${version}/remoteEntry.js`;
    return [name, { version, entry, integrity: pinOf(Buffer.from(code)), contract: 1 }];
  });
  const list = { revision: 'broken', remotes: Object.fromEntries(records) };
  writeFileSync(`${dataDir}/remotes.json`, JSON.stringify(list));
  return () => rmSync(`${dataDir}/remotes.json`);
}

function brokenRemote(name: string): string {
  const words = JSON.stringify(`It broke for ${CANARIES.join(', ')}`);
  return `var ${name.replaceAll('-', '_')} = {
    init: () => {},
    get: () => Promise.resolve(() => ({
      contract: 1,
      messages: { ru: {}, uz: async () => ({}), en: async () => ({}) },
      Routes: () => {
        setTimeout(() => { throw new Error(${words} + ' in a timer'); });
        Promise.reject(new Error(${words} + ' in a promise'));
        addEventListener('broken', () => { throw new Error(${words} + ' in an event'); }, { once: true });
        dispatchEvent(new Event('broken'));
        throw new Error(${words} + ' in render');
      },
    })),
  };`;
}
