import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { expectBalance } from './support/verbs.ts';

const OTHER = 'https://mti.cabinet.test';
const EVIL = 'https://evil.example';

// One system for the whole file.
test.describe.configure({ mode: 'default' });
test.use({ environment: { REDIRECT_TO_PROGRAMME: 'true', PROGRAMME_ORIGINS: OTHER } });

/** Answers the question for the own programme. */
async function answerOrigin(page: Page, location?: string): Promise<void> {
  await page.route('**/v2/api', (route) =>
    route.fulfill({ status: 204, ...(location && { headers: { location } }) }),
  );
}

/** What a start asks for, one line a request: `GET /crm/api/user/get`, in the order it is sent. */
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
/** Sent at once: none waits for another. */
const READS = [
  'GET /loyalty/v2/api/contacts',
  'GET /loyalty/api/cards',
  'GET /loyalty/api/contacts/detail FRIEND',
  'GET /loyalty/api/contacts/detail ACADEM_ORDER',
].sort();
const ORDERS = 'GET /loyalty/v2/api/orders';

/** The events come after the start. */
function endOfStart(page: Page) {
  return page.waitForResponse('**/api/contactTracking');
}

/** The order of a start; `after` comes at its end, nothing waits for it. */
function expectStart(asked: string[], before: string[], after: string[]): void {
  const rest = asked.slice(before.length);
  expect(asked.slice(0, before.length)).toEqual(before);
  expect(rest.slice(0, READS.length).sort()).toEqual(READS);
  expect(rest.slice(READS.length).sort()).toEqual(after.sort());
}

test('§4 the start asks for configuration, token, client and own programme, then for contact, cards and friends, then for orders', async ({
  open,
  page,
  signIn,
}) => {
  // The server writes the configuration into the page; without it the page asks for it.
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

test('§4 whom the CRM does not know is created once, and nobody else is', async ({
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

test('§4 the sync carries only the id that differs, and the next start has nothing to tell', async ({
  open,
  page,
  signIn,
  system,
}) => {
  await answerOrigin(page);
  // A contact of whom the CRM knows one id and not the other.
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

test('R27 what the start could not read is told with a retry, and the rest is usable', async ({
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

test('§6 in view-as nobody is created and nobody is led to another programme', async ({
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

  test('leads to a listed origin, and to nothing but its cabinet', async ({ open, page }) => {
    await answerOrigin(page, `${OTHER}/whatever?x=1`);
    await open('/faq');
    await expect(page).toHaveURL(`${OTHER}/my/`);
  });

  test('I1 leads nowhere else, whatever is named', async ({ open, page, baseURL }) => {
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
        // The start goes on here.
        const isGoingOn = page.waitForRequest('**/loyalty/v2/api/contacts?**');
        await open('/faq');
        await isGoingOn;
        await expect(page.getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible();
        expect(page.url()).toBe(`${baseURL}/my/faq`);
      });
    }
  });
});

/** Opens a page with this `?href=`, and lets the 200 ms of §9 pass. */
async function followHref(page: Page, href: string): Promise<void> {
  await page.goto(`/my/faq?href=${encodeURIComponent(href)}`);
  await expect(page.getByRole('link', { name: 'Заказы' }).first()).toBeVisible();
  await page.clock.fastForward(200);
}

test('R30 ?href= leads on within the cabinet after 200 ms', async ({ baseURL, page, signIn }) => {
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
