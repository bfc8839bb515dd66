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
    rows.push([host, shows.join(' and '), ...(await fetched(browser, portal, path, shows))]);
  for (const name of ELEMENTS)
    rows.push(['one empty page', name, ...(await fetched(browser, portal, `/bare/?${name}`, [name], true))]);
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

async function fetched(browser: Browser, portal: Portal, path: string, shows: string[], isPut = false) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const sizes: Promise<[string, number]>[] = [];
  page.on('requestfinished', (asked) => {
    if (!asked.url().startsWith(portal.cabinet)) return;
    sizes.push(asked.sizes().then(({ responseBodySize }) => [asked.resourceType(), responseBodySize]));
  });
  await page.goto(portal.url + path);
  if (isPut) await embed(page, shows[0] ?? '');
  for (const name of shows) await page.locator(`cabinet-${name}`).getByRole('heading').first().waitFor();
  let isFetching = true;
  while (isFetching)
    isFetching = await page.waitForEvent('requestfinished', { timeout: REST_MS }).then(
      () => true,
      () => false,
    );
  await context.close();

  const all = (await Promise.all(sizes)).filter(([kind]) => KINDS.includes(kind));
  const sumOf = (kinds: string[]) =>
    all.filter(([kind]) => kinds.includes(kind)).reduce((sum, [, size]) => sum + size, 0);
  return [...KINDS.map((kind) => [kind]), KINDS].map((kinds) => (sumOf(kinds) / 1000).toFixed(1));
}
