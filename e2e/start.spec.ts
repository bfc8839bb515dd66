import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

const OTHER = 'https://mti.cabinet.test';
const EVIL = 'https://evil.example';

// All tests of this file share one system.
test.describe.configure({ mode: 'default' });
test.use({ environment: { REDIRECT_TO_PROGRAMME: 'true', PROGRAMME_ORIGINS: OTHER } });

/** Mocks the answer to the request for the own programme. */
async function answerOrigin(page: Page, location?: string): Promise<void> {
  await page.route('**/v2/api', (route) =>
    route.fulfill({ status: 204, ...(location && { headers: { location } }) }),
  );
}

/** Records the requests of a start in order, one line per request: `GET /crm/api/user/get`. */
function recordStart(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const line = lineOf(request);
    if (line) asked.push(line);
  });
  return asked;
}

const OF_THE_START =
  /^\/my\/config\.json|\/openid-connect\/token$|^\/crm\/|^\/loyalty\/(v2\/api$|v2\/api\/(contacts|orders)|api\/(cards|contacts))/;

function lineOf(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url());
  const xmlId = searchParams.get('xmlId');
  return OF_THE_START.test(pathname) ? `${request.method()} ${pathname}${xmlId ? ` ${xmlId}` : ''}` : null;
}

const TOKEN = 'POST /identity/realms/clients/protocol/openid-connect/token';
const CLIENT = 'GET /crm/api/user/get';
const ORIGIN = 'HEAD /loyalty/v2/api';
/** The start sends these requests in parallel. */
const READS = [
  'GET /loyalty/v2/api/contacts',
  'GET /loyalty/api/cards',
  'GET /loyalty/api/contacts/detail FRIEND',
  'GET /loyalty/api/contacts/detail ACADEM_ORDER',
].sort();
const ORDERS = 'GET /loyalty/v2/api/orders';

/** Waits for the first poll, which follows the start. */
function endOfStart(page: Page) {
  return page.waitForResponse('**/api/contactTracking');
}

/** Checks the order of a start. The `after` requests come last, and nothing waits for them. */
function expectStart(asked: string[], before: string[], after: string[]): void {
  const rest = asked.slice(before.length);
  expect(asked.slice(0, before.length)).toEqual(before);
  expect(rest.slice(0, READS.length).sort()).toEqual(READS);
  expect(rest.slice(READS.length).sort()).toEqual(after.sort());
}

test('§4 the start requests configuration, token, client and programme, then contact, cards and friends, then orders', async ({
  open,
  page,
  signIn,
}) => {
  // The server inlines the configuration. Without the inlined text, the page requests it.
  await page.route('**/my/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(id="cabinet-config">)[^<]*/, '$1');
    await route.fulfill({ response: answer, body });
  });
  await answerOrigin(page);
  await signIn('student');
  const asked = recordStart(page);
  const isOver = endOfStart(page);
  await open('/');
  await isOver;
  expectStart(asked, ['GET /my/config.json', TOKEN, CLIENT, ORIGIN], [ORDERS]);
});

test('§4 the start creates only a person unknown to the CRM, and only once', async ({
  open,
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 404 .*\/crm\/api\/user\/get/);
  await answerOrigin(page);
  await signIn('stranger');
  const asked = recordStart(page);
  const created = page.waitForRequest('**/crm/api/user/add');
  await open('/');
  expect((await created).postDataJSON()).toEqual({ name: 'Тимур', surname: 'Юсупов', project_id: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Начни со своей карты' })).toBeVisible();
  expect(asked.filter((line) => line.includes('/crm/'))).toEqual([
    'GET /crm/api/user/get',
    'POST /crm/api/user/add',
  ]);

  asked.length = 0;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Начни со своей карты' })).toBeVisible();
  expect(asked.filter((line) => line.includes('/crm/'))).toEqual(['GET /crm/api/user/get']);
});

test('§4 the sync sends only the id that differs, and the next start sends nothing', async ({
  open,
  page,
  signIn,
  system,
}) => {
  await answerOrigin(page);
  // Return a contact with one id that the CRM knows and one id that the CRM does not know.
  await page.route('**/v2/api/contacts?**', async (route) => {
    const { authorization = '' } = route.request().headers();
    const known = await fetch(`${system.url}/crm/api/user/get`, { headers: { authorization } });
    const { client } = await known.json();
    const answer = await route.fetch();
    const { contacts } = await answer.json();
    const [contact] = contacts;
    await route.fulfill({
      json: { contacts: [{ ...contact, partnerId: 4711, bitrixId: client.bitrix_id }] },
    });
  });
  await signIn('student');
  const asked = recordStart(page);
  const synced = page.waitForRequest('**/crm/api/user/update');
  const isOver = endOfStart(page);
  await open('/');
  await isOver;
  expect((await synced).postDataJSON()).toEqual({ partner_id: 4711, project_id: 1 });
  await (await synced).response();
  expectStart(asked, [TOKEN, CLIENT, ORIGIN], [ORDERS, 'POST /crm/api/user/update']);

  asked.length = 0;
  const isOverAgain = endOfStart(page);
  await page.reload();
  await isOverAgain;
  expectStart(asked, [TOKEN, CLIENT, ORIGIN], [ORDERS]);
});

test('R27 the cabinet reports a failed read of the start with a retry, and the rest is usable', async ({
  open,
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 500 .*contacts\/detail/);
  let isBroken = true;
  await answerOrigin(page);
  await page.route('**/api/contacts/detail?**', (route) =>
    isBroken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await signIn('student');
  await open('/');
  await expectBalance(page, '12 500');
  await expect(page.getByText('Часть данных не загрузилась.')).toBeVisible();
  await page.getByRole('link', { name: 'Заказы', exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
  await page.getByRole('link', { name: 'Главная' }).first().click();

  isBroken = false;
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expect(page.getByText('5 друзей уже учатся')).toBeVisible();
  await expect(page.getByText('Часть данных не загрузилась.')).toHaveCount(0);
});

test('§6 in view-as the start creates nobody and does not redirect to another programme', async ({
  open,
  page,
  problems,
  signIn,
}) => {
  problems.allow(/status of 404 .*\/crm\/api\/user\/get/);
  await answerOrigin(page, OTHER);
  await signIn('manager');
  const asked = recordStart(page);
  await open('/?ownerEmail=stranger@cabinet.test');
  await expect(page.getByText('Ты смотришь кабинет участника stranger@cabinet.test')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Начни со своей карты' })).toBeVisible();
  expect(asked.shift()).toBe(TOKEN);
  expect(asked.sort()).toEqual([CLIENT, ...READS].sort());
});

test.describe('R30 Location of HEAD /v2/api', () => {
  test.beforeEach(async ({ context, page, signIn }) => {
    for (const origin of [OTHER, EVIL])
      await context.route(`${origin}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<h1>${origin}</h1>` }),
      );
    await page.clock.install();
    await signIn('student');
  });

  test('R30 the Location redirects to a listed origin, and only to its cabinet', async ({ open, page }) => {
    await answerOrigin(page, `${OTHER}/whatever?x=1`);
    await open('/faq');
    await expect(page).toHaveURL(`${OTHER}/my/`);
  });

  test('I1 the Location never redirects to another address', async ({ open, page, baseURL }) => {
    const named = [
      ...[EVIL, `${EVIL}/my/`, '//evil.example/my/', 'https:\\\\evil.example', 'https:/evil.example'],
      ...['http://mti.cabinet.test', 'https://mti.cabinet.test:444', 'https://mti.cabinet.test.evil.example'],
      ...[
        'https://mti.cabinet.test@evil.example/',
        'javascript:alert(1)',
        'mti.cabinet.test',
        `${baseURL}/my/`,
      ],
    ];
    for (const location of named) {
      await test.step(location, async () => {
        await page.unroute('**/v2/api');
        await answerOrigin(page, location);
        // This request shows that the start continues here.
        const isGoingOn = page.waitForRequest('**/loyalty/v2/api/contacts?**');
        await open('/faq');
        await isGoingOn;
        await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
        expect(page.url()).toBe(`${baseURL}/my/faq`);
      });
    }
  });
});

/** Opens a page with a `?href=` parameter and waits for the 200 ms of §9. */
async function followHref(page: Page, href: string): Promise<void> {
  await page.goto(`/my/faq?href=${encodeURIComponent(href)}`);
  await expect(page.getByRole('link', { name: 'Заказы' }).first()).toBeVisible();
  await page.clock.fastForward(200);
}

test('R30 ?href= leads to a page of the cabinet after 200 ms', async ({ baseURL, page, signIn }) => {
  await answerOrigin(page);
  await signIn('student');
  await page.clock.install();
  for (const href of ['/my/rules', 'rules', `${baseURL}/my//rules`]) {
    await followHref(page, href);
    await expect(page).toHaveURL(`${baseURL}/my/rules`);
  }
});

test('I1 ?href= leads nobody out of the cabinet and runs nothing', async ({
  baseURL,
  context,
  page,
  signIn,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
      foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    foreign.push(dialog.message());
    void dialog.dismiss();
  });
  await answerOrigin(page);
  await signIn('student');
  await page.clock.install();
  for (const href of [
    ...['//evil.example/my/rules', '/\\evil.example/my/', '/\t/evil.example/my/', '////my//evil.example'],
    ...[
      'https:\\\\evil.example',
      'https:/evil.example/my/',
      `${baseURL}@evil.example/my/`,
      `${baseURL}.evil.example/my/`,
    ],
    ...['javascript:alert(1)//my/', 'java\nscript:alert(1)', 'data:text/html,<script>alert(1)</script>'],
    '/my/../identity/realms/clients/protocol/openid-connect/logout',
  ]) {
    await test.step(href, async () => {
      await followHref(page, href);
      expect(new URL(page.url()).searchParams.get('href')).toBe(href);
      await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
    });
  }
  expect(foreign).toEqual([]);
});
