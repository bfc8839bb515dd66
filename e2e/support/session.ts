import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { REALM } from './signIn.ts';

/** Address of the tokens: for any identity service, and for the embedded service. */
export const TOKEN = '**/protocol/openid-connect/token';
export const TOKEN_PATH = `${REALM}/token` as const;

/** Lifetime of an access token in seconds. */
export const LIFE_S = 300;

/** Age of a token at which it must be renewed before any call, in milliseconds. */
export const NEAR_END_MS = (LIFE_S - 10) * 1000;

/** Counts the tokens that all tabs request from now on. */
export function countTokens(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/openid-connect/token')) count += 1;
  });
  return () => count;
}

/** Records the calls of all tabs to the services from now on: method and path. */
export function recordCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(loyalty|crm)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Ends the session at the identity service like another device: no tab hears of it. */
export async function endAtIdentity(request: APIRequestContext, origin: string): Promise<void> {
  const question = await (await request.get(`${origin}${REALM}/logout`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(question)?.[1] ?? '';
  const answer = await request.post(`${origin}${REALM}/logout/confirm`, { form: { xsrf, logout: 'yes' } });
  if (!answer.ok()) throw new Error(`the sign-out failed: ${answer.status()}`);
}

/** Holds all later requests until the returned function is called. */
export async function hold(context: BrowserContext, url: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await context.route(url, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

/** Moves the browser's clock past the end of a token at once, like a sleep without timers. */
export async function ageToken(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + NEAR_END_MS);
}

/**
 * Waits until no tab has an open request. A jump of the clock would exceed the time limit of loading files,
 * such as late parts. The test would then see this failure.
 */
export async function restNetwork(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(restPage));
}

/** Waits for all requests of a page's document. The browser reports only its first idle network. */
async function restPage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let last: Request | undefined;
  for (let requests = await requestsOf(page); requests.at(-1) !== last; requests = await requestsOf(page)) {
    last = requests.at(-1);
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    // The browser runs the loaded files, and these may request more.
    await page.evaluate(() => {});
  }
}

/** The requests of the current document. The browser may never report the end of an earlier one's requests. */
async function requestsOf(page: Page): Promise<Request[]> {
  const requests = await page.requests();
  const load = requests.findLastIndex(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  return requests.slice(Math.max(load, 0));
}

/** Makes the time limit of requests follow the test clock, which it does not do by default. */
export async function clockTimeLimits(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      set(this: XMLHttpRequest, ms: number) {
        setTimeout(() => {
          if (this.readyState === XMLHttpRequest.DONE) return;
          this.dispatchEvent(new ProgressEvent('timeout'));
          this.abort();
        }, ms);
      },
    });
  });
}

/** Stops the clock, so that only the test moves time, even on a slow machine. */
export async function stopClock(context: BrowserContext): Promise<void> {
  await restNetwork(context);
  const times = await Promise.all(context.pages().map((page) => page.evaluate(() => Date.now())));
  await context.clock.pauseAt(Math.max(...times) + 1000);
}
