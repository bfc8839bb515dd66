import { writeFileSync } from 'node:fs';
import type { Registry } from '@cabinet/contracts/registry';
import { addByte, brokenEntry, THROWING_IN_RENDER } from './support/faults.ts';
import { speak } from './support/language.ts';
import { test } from './support/otherOrigin.ts';
import { newestBuild, type Publisher, publisherTo } from './support/publisher.ts';
import { expect, type Page } from './support/test.ts';
import { goTo } from './support/verbs.ts';

// Files have integrity hashes and come only from listed origins (docs/decisions/013).

const ENTRY = '**/remotes/mf-orders/*/remoteEntry.js*';
const REFUSED = /'integrity' attribute/;

let publisher: Publisher;

test.beforeEach(({ system, other }) => {
  publisher = publisherTo(system);
  other.serve(newestBuild('mf-orders'));
});

test.afterEach(() => publisher.end());

/** Changes the record of mf-orders in the document and in the list. */
async function changeRecord(page: Page, change: (record: string) => string): Promise<void> {
  await page.route(/\/my\/(faq|remotes\.json)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"mf-orders":\{[^}]*\}/, change);
    await route.fulfill({ response, body });
  });
}

/** Expects a failed section, a working cabinet, and a report to the operator. */
async function expectRefusal(page: Page, reports: string[]): Promise<void> {
  await expectFailure(page, 'Раздел не открылся');
  expect(reports.join('\n')).toMatch(/Reported from section: RemoteError: mf-orders 3\.\S+: /);
}

async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
  await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
}

/** Opens another page of the cabinet, then goes to the orders. Returns the console messages. */
async function goToOrders(page: Page): Promise<string[]> {
  const reports: string[] = [];
  page.on('console', (message) => {
    reports.push(message.text());
  });
  await page.goto('/my/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Заказы' }).click();
  return reports;
}

for (const [what, files] of [
  ['the entry', ENTRY],
  ['a style sheet', '**/remotes/mf-orders/*/css/*.css*'],
] as const) {
  test(`C1 the browser refuses ${what} with one more byte`, async ({ signIn, page, problems }) => {
    problems.allow(REFUSED);
    await page.route(files, addByte);
    await signIn('student');
    const reports = await goToOrders(page);
    await expectRefusal(page, reports);
    expect(reports.join('\n')).toMatch(REFUSED);
  });
}

test('C1 D6 the browser refuses a chunk with one more byte, and only its section fails', async ({
  signIn,
  page,
  problems,
}) => {
  problems.allow(REFUSED);
  await page.route('**/remotes/mf-orders/*/js/*.js*', addByte);
  await signIn('student');
  const reports = await goToOrders(page);
  await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
  // The list has not changed, so the page is not stale.
  const list = page.waitForResponse('**/my/remotes.json');
  await goTo(page, '/addresses');
  await list;
  await expectFailure(page, 'Не получилось загрузить');
  await expect(page.getByRole('dialog', { name: 'Ошибка' })).toBeHidden();
  expect(reports.join('\n')).toMatch(REFUSED);
});

test('C1 the browser refuses the entry of another remote', async ({ signIn, page, problems }) => {
  problems.allow(REFUSED);
  await page.route(ENTRY, (route) =>
    route.fulfill({ path: `${newestBuild('mf-invites')}/remoteEntry.js`, contentType: 'text/javascript' }),
  );
  await signIn('student');
  const reports = await goToOrders(page);
  await expectRefusal(page, reports);
  expect(reports.join('\n')).toMatch(REFUSED);
});

test('C1 the shell refuses a remote without a pin in the list, and requests none of its files', async ({
  signIn,
  page,
}) => {
  await changeRecord(page, (record) => record.replace(/,"integrity":"[^"]*"/, ''));
  const asked = watchRequests(page, /\/remotes\/mf-orders\//);
  await signIn('student');
  await expectRefusal(page, await goToOrders(page));
  expect(asked).toEqual([]);
});

test('C3 the shell refuses an entry from an unlisted origin, and requests nothing from it', async ({
  signIn,
  page,
}) => {
  await changeRecord(page, (record) => record.replace(/"entry":"[^"]*"/, '"entry":"https://cdn.test/x.js"'));
  const asked = watchRequests(page, /cdn\.test/);
  await signIn('student');
  await expectRefusal(page, await goToOrders(page));
  expect(asked).toEqual([]);
});

test('C3 the browser refuses a redirect of an entry to another origin, even with the right content', async ({
  signIn,
  page,
  problems,
  other,
}) => {
  problems.allow(/Content Security Policy|failed: csp/);
  await page.route(ENTRY, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: `${other.url.replace('127.0.0.1', 'localhost')}/remoteEntry.js` },
    }),
  );
  await signIn('student');
  await expectRefusal(page, await goToOrders(page));
  expect(other.asked).toEqual([]);
});

test('C3 an entry from a listed origin loads with its chunks and style sheets, checked by the same pins', async ({
  signIn,
  page,
  system,
  other,
}) => {
  const list: Registry = await (await page.request.get('/my/remotes.json')).json();
  const orders = { ...list.remotes['mf-orders'], entry: `${other.url}/mf-manifest.json` };
  const remotes = { ...list.remotes, 'mf-orders': orders };
  writeFileSync(`${system.dataDir}/remotes.json`, JSON.stringify({ ...list, remotes }));
  await signIn('student');
  await goToOrders(page);
  await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
  expect(other.asked).toEqual(expect.arrayContaining(['/remoteEntry.js', expect.stringMatching(/^\/css\//)]));
});

test('C2 a tab of the previous release and a tab of the new release each use their own files', async ({
  signIn,
  open,
  context,
}) => {
  await signIn('student');
  const old = await open('/catalog/products');
  await expect(old.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  publisher.rename('Catalogue', 'Showcase', '9.0.0');
  await publisher.say('publish mf-catalog');

  const fresh = await context.newPage();
  await fresh.goto('/my/catalog/products');
  for (const [page, name] of [
    [old, 'Catalogue'],
    [fresh, 'Showcase'],
  ] as const) {
    // The texts of a language are a late file.
    await speak(page, 'en');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('C2 a rollback does not reuse the results of the broken release', async ({
  open,
  page,
  problems,
  signIn,
}) => {
  problems.allow(THROWING_IN_RENDER.noise);
  const broken = brokenEntry(THROWING_IN_RENDER.entry);
  publisher.change('9.1.0', (text, file, remote) =>
    broken(text.replaceAll('Catalogue', 'Showcase'), file, remote),
  );
  await publisher.say('publish mf-catalog');
  await signIn('student');
  await open('/faq');
  const header = page.getByRole('banner');
  await speak(page, 'en');
  // The texts of a language are a separate file, which has loaded when the section is visible.
  await header.getByRole('link', { name: 'Catalogue' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

  await publisher.say('rollback mf-catalog');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
});

test('P1 preloaded files with hashes are downloaded once', async ({ signIn, page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await signIn('student');
  const styles = page.waitForResponse('**/remotes/mf-catalog/*/css/*.css');
  const document = await page.goto('/my/catalog/products', { waitUntil: 'commit' });
  await styles;
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();

  const html = (await document?.text()) ?? '';
  const announced = [...html.matchAll(/href="(\/remotes\/mf-catalog\/[^"]+)"/g)].map(([, file]) => file);
  expect(announced.join()).toMatch(/^[^,]+\/remoteEntry\.js,[^,]+\.css$/);
  // Preload link and script tag share one download, whichever starts first.
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(fetched.filter((file) => announced.includes(file)).sort()).toEqual(announced.sort());
  expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
});

/** Records the matching addresses that the page requests from now on. */
function watchRequests(page: Page, pattern: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) asked.push(request.url());
  });
  return asked;
}
