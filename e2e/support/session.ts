import type { APIRequestContext, BrowserContext, Page, Request } from '@playwright/test';
import { REALM } from './signIn.ts';

/** Where tokens are issued, at whatever identity service, and at the embedded one. */
export const TOKEN = '**/protocol/openid-connect/token';
export const TOKEN_PATH = `${REALM}/token` as const;

/** Seconds that an access token lives. */
export const LIFE_S = 300;

/** A moment at which the token has to be renewed before any call. */
export const NEAR_END_MS = (LIFE_S - 10) * 1000;

/** How many tokens all tabs together ask for from now on. */
export function countTokens(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/openid-connect/token')) count += 1;
  });
  return () => count;
}

/** Which calls of the services all tabs together send from now on: method and path. */
export function recordCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(loyalty|crm)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Ends the session at the identity service as another device would: no tab is told. */
export async function endAtIdentity(request: APIRequestContext, origin: string): Promise<void> {
  const question = await (await request.get(`${origin}${REALM}/logout`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(question)?.[1] ?? '';
  const answer = await request.post(`${origin}${REALM}/logout/confirm`, { form: { xsrf, logout: 'yes' } });
  if (!answer.ok()) throw new Error(`the session was not ended: ${answer.status()}`);
}

/** What comes after this waits until it is let through. */
export async function hold(context: BrowserContext, url: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await context.route(url, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

/** The browser's clock passes the end of a token at once, as after a sleep that nothing woke up from. */
export async function ageToken(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + NEAR_END_MS);
}

/**
 * Waits until no tab has a request on its way: a jump of the clock runs out the time limit of whatever is loading, such as
 * a late part of a page, and the test then sees that failure.
 */
export async function restNetwork(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(restPage));
}

/** The browser tells of a document's first rest only; here each request that it leads to is waited for. */
async function restPage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  let last: Request | undefined;
  for (let requests = await page.requests(); requests.at(-1) !== last; requests = await page.requests()) {
    last = requests.at(-1);
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    // The browser runs the loaded files, and these may request more.
    await page.evaluate(() => {});
  }
}

/** A request's own time limit follows no test clock: here it does. */
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

/** From here on time passes by the test alone, however slow the machine is. */
export async function stopClock(context: BrowserContext): Promise<void> {
  await restNetwork(context);
  const times = await Promise.all(context.pages().map((page) => page.evaluate(() => Date.now())));
  await context.clock.pauseAt(Math.max(...times) + 1000);
}
