import { startSystem } from '@cabinet/services/start';
import { type Browser, request } from '@playwright/test';
import { embed } from '../support/embedder.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { redeemSignIn } from '../support/signIn.ts';
import { freshFolder } from '../support/system.ts';
import { openBrowser } from './browser.ts';
import { table } from './table.ts';
import { PHONE } from './visit.ts';

/** The portals of docs/embedding, one per kind of portal. */
const HOSTS = [
  { host: 'plain HTML', path: '/plain/', shows: ['catalog'] },
  { host: 'Vite, React 17', path: '/react-17/', shows: ['catalog', 'referral'] },
  { host: 'Vite, React 18', path: '/react-18/', shows: ['catalog'] },
  { host: 'webpack, shares its React 19', path: '/react-19/', shows: ['catalog', 'orders'] },
  { host: 'rendered by a server', path: '/server-rendered/', shows: ['referral'] },
];
const ELEMENTS = ['catalog', 'referral', 'orders', 'profile', 'invites', 'email-change'];

/**
 * Measures what a first visit to a page with an embed downloads from the cabinet, per portal and per element.
 */
export async function measureEmbeds(): Promise<void> {
  const portal = await openPortal();
  const system = await startSystem({
    port: 0,
    dataDir: freshFolder(),
    portalOrigins: [portal.url],
    quiet: true,
  });
  const api = await request.newContext();
  const { access_token } = await redeemSignIn(api, system.url, 'student');
  portal.cabinet = system.url;
  portal.tokenOf = async () => access_token;
  const browser = await openBrowser();

  const rows = [];
  for (const { host, path, shows } of HOSTS)
    rows.push([host, shows.join(' and '), ...columns(await fetched(browser, portal, path, shows))]);
  for (const name of ELEMENTS)
    rows.push(['one empty page', name, ...columns(await fetchedForLast(browser, portal, [name]))]);
  for (const name of ELEMENTS.filter((name) => name !== 'catalog'))
    rows.push([
      'beside a catalogue',
      name,
      ...columns(await fetchedForLast(browser, portal, ['catalog', name])),
    ]);
  console.log('\nfirst visit: files of the cabinet, in kB over the network, without pictures and data\n');
  console.log(table(['portal', 'elements', 'scripts', 'styles', 'fonts', 'together'], rows));

  await browser.close();
  await api.dispose();
  await system.close();
  await portal.end();
}

const KINDS = ['script', 'stylesheet', 'font'];

/**
 * Idle time without requests after which a page counts as complete. Requests that wait for an idle page fit
 * in.
 */
const REST_MS = 2000;

type Sizes = [kind: string, bytes: number][];

/** Opens a page of the portal, waits for its elements, and returns the sizes of the files. */
async function fetched(browser: Browser, portal: Portal, path: string, shows: string[]): Promise<Sizes> {
  const visit = await openVisit(browser, portal, path);
  for (const name of shows) await visit.shows(name);
  await visit.rests();
  return visit.end();
}

/** Puts elements into an empty page, one after the other. Returns the sizes of the files of the last one. */
async function fetchedForLast(browser: Browser, portal: Portal, names: string[]): Promise<Sizes> {
  const visit = await openVisit(browser, portal, `/bare/?${names.join('&')}`);
  let before = 0;
  let count = 0;
  for (const name of names) {
    before = count;
    await embed(visit.page, name);
    await visit.shows(name);
    await visit.rests();
    count = visit.count();
  }
  return (await visit.end()).slice(before);
}

async function openVisit(browser: Browser, portal: Portal, path: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const sizes: Promise<Sizes[number]>[] = [];
  page.on('requestfinished', (asked) => {
    if (!asked.url().startsWith(portal.cabinet)) return;
    sizes.push(asked.sizes().then(({ responseBodySize }) => [asked.resourceType(), responseBodySize]));
  });
  await page.goto(portal.url + path);
  return {
    page,
    count: () => sizes.length,
    shows: (name: string) => page.locator(`cabinet-${name}`).getByRole('heading').first().waitFor(),
    async rests() {
      let isFetching = true;
      while (isFetching)
        isFetching = await page.waitForEvent('requestfinished', { timeout: REST_MS }).then(
          () => true,
          () => false,
        );
    },
    async end() {
      const all = await Promise.all(sizes);
      await context.close();
      return all;
    },
  };
}

/** Returns the kB of each kind of file, and of all files. */
function columns(sizes: Sizes): string[] {
  return [...KINDS.map((kind) => [kind]), KINDS].map((kinds) => {
    const bytes = sizes.filter(([kind]) => kinds.includes(kind)).map(([, size]) => size);
    return (bytes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
  });
}
