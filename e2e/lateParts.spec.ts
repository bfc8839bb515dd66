import { test } from './support/brokenWire.ts';
import { SECTIONS } from './support/sections.ts';
import { hold } from './support/session.ts';
import { expect, type Locator, type Page } from './support/test.ts';
import { countLoads, goTo } from './support/verbs.ts';

// R1, R2: what hangs is told of, and is asked for anew at an address of its own: the browser would queue it else.

/** When the failure is told at the latest. */
const PANEL_MS = 6_000;

const retry = (page: Page) => page.getByRole('button', { name: 'Повторить' });

test('R2 while every remote hangs a cold start waits for none, asks for one, and a retry brings it', async ({
  faults,
  signIn,
  page,
}) => {
  const remotes = faults.hang('/remotes/mf-*/**');
  await page.clock.install();
  await signIn('student');
  const startedAt = performance.now();
  // What hangs keeps the document from ever being loaded.
  await page.goto('/my/orders', { waitUntil: 'commit' });
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Уведомления' }).click();
  await expect(page.getByRole('dialog', { name: 'Уведомления' })).toBeVisible();
  // The figure is 3 s; it is told, and not insisted on, because this machine may be busy with something else.
  console.log(`interactive after ${Math.round(performance.now() - startedAt)} ms, while every remote hangs`);
  await page.keyboard.press('Escape');
  await page.clock.fastForward(PANEL_MS);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Раздел не открылся');
  const others = remotes.met.filter(({ path }) => !path.includes('/mf-orders/'));
  expect(others).toEqual([]);

  remotes.mend();
  const loads = countLoads(page);
  await retry(page).click();
  await expect(page.getByRole('list', { name: 'Заказы' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('R2 no remote is asked for before its route', async ({ signIn, open, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/remotes\/(mf-[a-z-]+)\//.exec(request.url()) ?? [];
    if (name && !asked.includes(name)) asked.push(name);
  });
  await signIn('student');
  await open('/faq');
  await expect(page.getByRole('heading', { level: 1, name: 'Вопросы' })).toBeVisible();
  expect(asked).toEqual([]);
  const order = SECTIONS.toReversed();
  for (const { path, whole } of order) {
    await goTo(page, path);
    await expect(whole(page)).toBeVisible();
  }
  expect(asked).toEqual(order.map(({ remote }) => remote));
});

test('a page’s remote is asked for when all of the shell’s scripts but one have come', async ({
  context,
  signIn,
  page,
}) => {
  await signIn('student');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\/mf-/.test(request.url())) asked.push(request.url());
  });
  const last = await hold(context, '**/my/js/drawing.*.js');
  const lastButOne = await hold(context, '**/my/js/vendor.*.js');
  const token = page.waitForResponse('**/openid-connect/token');
  await page.goto('/my/catalog/products', { waitUntil: 'commit' });
  await (await token).finished();
  expect(asked).toEqual([]);
  const entry = page.waitForRequest('**/remotes/mf-catalog/*/remoteEntry.js');
  lastButOne();
  await entry;
  last();
  await expect(heading('Каталог')(page)).toBeVisible();
});

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** What is fetched after the page that asks for it, and where it is seen. */
const LATER: {
  what: string;
  begin: string;
  files: `/${string}`;
  path: string;
  whole(page: Page): Locator;
}[] = [
  {
    what: 'a page of a remote that is there',
    begin: '/orders',
    files: '/remotes/mf-orders/*/js/**',
    path: '/addresses',
    whole: heading('Адреса'),
  },
  {
    what: 'the dialogs of a remote that is there',
    begin: '/invites',
    files: '/remotes/mf-invites/*/{js,css}/**',
    path: '/invites?open=reward',
    whole: (page: Page) => page.getByRole('dialog', { name: /^Сколько/ }),
  },
  {
    what: 'the styles of a remote',
    begin: '/faq',
    files: '/remotes/mf-catalog/*/css/**',
    path: '/catalog/products',
    whole: heading('Каталог'),
  },
  {
    what: 'an area of the shell',
    begin: '/orders',
    files: '/my/js/content.*',
    path: '/rules',
    whole: heading('Правила'),
  },
];

for (const { what, begin, files, path, whole } of LATER)
  test(`R1 ${what}, where it hangs, is told of, and a retry brings it without a reload`, async ({
    faults,
    signIn,
    open,
    page,
  }) => {
    await page.clock.install();
    await signIn('student');
    await open(begin);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loads = countLoads(page);
    const later = faults.hang(files);
    await goTo(page, path);
    await later.meets(1);
    await page.clock.fastForward(PANEL_MS);
    later.mend();
    await retry(page).click();
    await expect(whole(page)).toBeVisible();
    expect(loads()).toBe(0);
  });
