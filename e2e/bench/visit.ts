import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone's network: 150 ms, 1.6 Mbit/s; bytes a second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** How many times slower the page's thread runs; 1 leaves it the whole processor. */
export const SLOWER = Number(process.env.BENCH_SLOWER ?? 4);

/** The window of a phone. */
export const PHONE = { viewport: { width: 412, height: 823 } };

export interface Visit {
  /** Largest contentful paint, in milliseconds since the navigation began. */
  lcp: number;
  requests: number;
  /** Transferred, compressed, in bytes. */
  scriptBytes: number;
  /** The same with documents and style sheets: what a release consists of. */
  releaseBytes: number;
  /** Documents and scripts that waited for one another, longest path. */
  chain: number;
}

interface Seen {
  type: string;
  bytes: number;
  depth: number;
}

/** A browser that has signed in once; visits start from what it remembers. */
export async function signedIn(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${url}/my/`);
  await page.locator('#username').fill('student@cabinet.test');
  await page.locator('#password').fill('friends');
  await page.locator('#kc-login').click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  return context;
}

/** Opens the address under the slow conditions and waits until `usable` is on screen and the network is quiet. */
export async function visit(context: BrowserContext, url: string, usable: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const seen = await watchNetwork(session);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  await page.locator(usable).first().waitFor();
  await page.waitForLoadState('networkidle');
  const lcp = await largestPaint(page);
  await page.close();

  const all = [...seen.values()];
  const bytesOf = (...types: string[]) =>
    all.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    lcp,
    requests: all.length,
    scriptBytes: bytesOf('Script'),
    releaseBytes: bytesOf('Document', 'Script', 'Stylesheet'),
    chain: Math.max(...all.filter(({ type }) => type !== 'Image').map(({ depth }) => depth)),
  };
}

async function watchNetwork(session: CDPSession): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const byUrl = new Map<string, Seen>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other' }) => {
    const frames = initiator.stack?.callFrames ?? initiator.stack?.parent?.callFrames ?? [];
    const from = frames.find(({ url }) => byUrl.has(url))?.url ?? initiator.url ?? '';
    const entry = { type, bytes: 0, depth: (byUrl.get(from)?.depth ?? 0) + 1 };
    seen.set(requestId, entry);
    // A script that was announced has the depth of its announcement.
    if (['Document', 'Script', 'Stylesheet'].includes(type) && !byUrl.has(request.url))
      byUrl.set(request.url, entry);
  });
  // What a browser still has is reported with the size that it once had.
  const kept = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) kept.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = seen.get(requestId);
    if (entry && !kept.has(requestId)) entry.bytes = encodedDataLength;
  });
  return seen;
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
