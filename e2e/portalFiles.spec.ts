import { globSync } from 'node:fs';
import { remoteNames } from '@cabinet/build/workspace';
import { embed, expect, test } from './support/embedder.ts';
import { addByte } from './support/faults.ts';
import { newestBuild, type Publisher, publisherTo } from './support/publisher.ts';
import type { Locator, Page } from './support/test.ts';

// A portal runs only published files (docs/decisions/013). A canary reaches the given share of its visitors.

const REFUSED = /'integrity' attribute/;
const RELEASES = '**/remotes/mf-catalog/*/embed';

let publisher: Publisher;

test.beforeEach(({ system }) => {
  publisher = publisherTo(system);
});
test.afterEach(() => publisher.end());

const heading = (catalogue: Locator, name: string) => catalogue.getByRole('heading', { level: 1, name });

for (const [what, files] of [
  ['the first module', `${RELEASES}/mount.js*`],
  ['the instance module', `${RELEASES}/instance.js*`],
  ['a script', `${RELEASES}/js/*.js`],
  ['a style sheet', `${RELEASES}/css/*.css`],
] as const)
  test(`C1 the browser refuses ${what} for portals with one more byte, until the file is right again`, async ({
    heard,
    openPortal,
    page,
    problems,
  }) => {
    problems.allow(REFUSED);
    await page.route(files, addByte);
    await openPortal('/bare/');
    const catalogue = await embed(page, 'catalog', { locale: 'en' });
    await expect
      .poll(() => heard)
      .toContainEqual({
        type: 'error',
        detail: expect.objectContaining({ place: 'load', isFatal: true }),
      });
    await expect(heading(catalogue, 'Catalogue')).toHaveCount(0);
    await page.unroute(files, addByte);
    await expect(heading(catalogue, 'Catalogue')).toBeVisible();
  });

test('C1 a remote without a pin in the list does not appear in a portal or cause any request', async ({
  heard,
  openPortal,
  page,
}) => {
  await page.route('**/my/remotes.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/,"embed":"[^"]*"/g, '') });
  });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openPortal('/bare/');
  await embed(page, 'catalog');
  await expect
    .poll(() => heard)
    .toContainEqual({
      type: 'error',
      detail: expect.objectContaining({ place: 'load', reason: expect.stringContaining('no pin') }),
    });
  expect(asked.filter((url) => url.includes('/remotes/'))).toEqual([]);
});

for (const [browser, share, name] of [
  ['c', '--portals 50', 'Showcase'],
  ['a', '--portals 50', 'Catalogue'],
  ['c', '', 'Catalogue'],
] as const)
  test(`CONTRACT §4 with a canary ${share || 'only for the cabinet'} the visitor "${browser}" of a portal sees "${name}"`, async ({
    openPortal,
    page,
  }) => {
    publisher.rename('Catalogue', 'Showcase', '9.0.0');
    await publisher.say(`canary mf-catalog 50 ${share}`.trim());
    await page.addInitScript((id) => localStorage.setItem('SF_BROWSER', id), browser);
    await openPortal('/bare/');
    await expect(heading(await embed(page, 'catalog', { locale: 'en' }), name)).toBeVisible();
  });

/** Files that the builds of all remotes have in common. */
const SHARED = /\/remotes\/(mf-[\w-]+)\/.*\/embed\/(?:css|js)\/((?:guest|libraries)\.\w+\.(?:css|js))$/;

/** Puts a catalogue on the page, and the orders beside it. */
async function showBoth(page: Page): Promise<void> {
  await expect(heading(await embed(page, 'catalog', { locale: 'en' }), 'Catalogue')).toBeVisible();
  await expect(heading(await embed(page, 'orders', { locale: 'en' }), 'Orders')).toBeVisible();
}

/** The files that all remotes share, from the first remote of a page. */
const OF_CATALOGUE = ['mf-catalog/guest.css', 'mf-catalog/guest.js', 'mf-catalog/libraries.js'];

/** Returns the remote and the name of each shared file that the page requests. */
function sharedFiles(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, remote, file] = SHARED.exec(request.url()) ?? [];
    if (remote && file) asked.add(`${remote}/${file.replace(/\.\w+\./, '.')}`);
  });
  return asked;
}

// If this test fails, `shared/embed/src/shared.ts` lacks a name that one remote imports.
test('the builds of all remotes have the same shared files', () => {
  const filesOf = (remote: string) =>
    globSync('embed/{css,js}/{guest,libraries}.*.{css,js}', { cwd: newestBuild(remote) }).sort();
  expect(filesOf('mf-catalog')).toHaveLength(3);
  for (const remote of remoteNames) expect(filesOf(remote), remote).toEqual(filesOf('mf-catalog'));
});

test('a second remote requests no file that the first remote has loaded', async ({ openPortal, page }) => {
  const asked = sharedFiles(page);
  await openPortal('/bare/');
  await showBoth(page);
  expect([...asked].sort()).toEqual(OF_CATALOGUE);
});

test('a second remote with another shared file requests its own file', async ({ openPortal, page }) => {
  publisher.change('9.0.0', (text, file) => (/\/guest\./.test(file) ? `${text}\n` : text));
  await publisher.say('publish mf-orders');
  const asked = sharedFiles(page);
  await openPortal('/bare/');
  await showBoth(page);
  expect([...asked].sort()).toEqual([...OF_CATALOGUE, 'mf-orders/guest.js']);
});

test('RM1 a remote takes the shared files from another release if its own release fails', async ({
  openPortal,
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|net::ERR_FAILED/);
  await page.route(`${RELEASES}/{css,js}/guest.*`, (route) => route.abort());
  await openPortal('/bare/');
  await embed(page, 'catalog', { locale: 'en' });
  await expect(heading(await embed(page, 'orders', { locale: 'en' }), 'Orders')).toBeVisible();
  await expect(heading(page.locator('cabinet-catalog'), 'Catalogue')).toBeVisible();
});
