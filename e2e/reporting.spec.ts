import type { Page } from '@playwright/test';
import { emailOf } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

const DSN = 'https://0123456789abcdef0123456789abcdef@reports.test/1';

test.use({ environment: { SENTRY_DSN: DSN, SENTRY_ENVIRONMENT: 'e2e' } });

/** Four spellings of one phone, an e-mail, a sign-in code, a token. */
const CANARIES = [
  '+79161234501',
  '89161234501',
  '8 (916) 123-45-01',
  '%2B7%20916%20123-45-01',
  'anna.canary@cabinet.test',
  'ANNA.CANARY%40CABINET.TEST',
  'code=canary-code',
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl',
];

interface ReportedEvent {
  transaction?: string;
  tags?: Record<string, string>;
  exception?: { values: { type: string; value: string }[] };
}

/** Everything that is sent to the error-reporting service: the raw envelopes, and the events in them. */
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

/** What the page throws without anybody catching it, each in its own task. */
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

test('V2 what goes to the error-reporting service names nobody and no session', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(/It broke for|Refused: /);
  const reports = await collect(page);
  await signIn('student');
  await open(`/orders?email=${encodeURIComponent('anna.canary@cabinet.test')}&phone=89161234501`);
  await page.getByRole('list', { name: 'Заказы' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/my\/orders\/\d+/);
  await page.goto('/my/catalog/products?search=anna.canary%40cabinet.test');
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  await throwCanaries(page);

  const errors = () => reports.events().filter(({ exception }) => exception);
  await expect.poll(() => errors().length).toBeGreaterThanOrEqual(CANARIES.length);
  expect(errors()[0]?.tags).toMatchObject({ place: expect.stringMatching(/^(window|promise)$/) });
  await expect
    .poll(() => reports.events().filter(({ transaction }) => transaction).length)
    .toBeGreaterThan(0);

  const session = emailOf('student');
  for (const canary of [
    ...CANARIES,
    session,
    encodeURIComponent(session),
    'session_state=',
    '?search',
    '?email',
  ]) {
    expect(reports.raw().toLowerCase(), canary).not.toContain(canary.toLowerCase());
  }
  expect(reports.raw()).not.toMatch(/"user"|"cookies"|"User-Agent"|"Referer"|aria-label|\/orders\/\d/);
});

test('R4 a broken remote is reported with its name and its release', async ({
  signIn,
  open,
  page,
  problems,
}) => {
  problems.allow(/It broke|recreate this component tree|The above error/);
  const reports = await collect(page);
  // A release whose pages throw as soon as they are drawn.
  await page.route('**/remotes/mf-orders/**/remoteEntry.js*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `var mf_orders = {
        init: () => {},
        get: () => Promise.resolve(() => ({
          contract: 1,
          messages: { ru: {}, uz: async () => ({}), en: async () => ({}) },
          Routes: () => {
            setTimeout(() => { throw new Error('It broke in a timer'); });
            Promise.reject(new Error('It broke in a promise'));
            throw new Error('It broke');
          },
        })),
      };`,
    }),
  );
  await signIn('student');
  await open('/orders');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Раздел не открылся');

  const errors = () => reports.events().filter(({ exception }) => exception);
  const places = () => new Set(errors().map(({ tags }) => tags?.place));
  await expect.poll(places).toEqual(new Set(['section', 'window', 'promise']));
  for (const { tags } of errors()) {
    expect(tags).toMatchObject({ remote: 'mf-orders', remote_release: expect.stringMatching(/^3\.2\.0-/) });
  }
});
