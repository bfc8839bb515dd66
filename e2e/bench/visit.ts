import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Network of a phone: 150 ms latency, 1.6 Mbit/s. The throughput is in bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/** CPU slowdown of the page. The value 1 means no slowdown. */
export const SLOWER = Number(process.env.BENCH_SLOWER ?? 4);

/** Window size of a phone. */
export const PHONE = { viewport: { width: 412, height: 823 } };

export interface Visit {
  /** Largest contentful paint, in milliseconds after the navigation. */
  lcp: number;
  requests: number;
  /** Transferred bytes of scripts, compressed. */
  scriptBytes: number;
  /** Transferred bytes of scripts, documents and style sheets: all files of a release. */
  releaseBytes: number;
  /** Number of documents and scripts in the longest chain of dependent requests. */
  chain: number;
}

interface Seen {
  type: string;
  bytes: number;
  depth: number;
}

/** Returns a browser context that has signed in once. Visits start with its stored data. */
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

/** Opens the address under slow conditions. Waits until `usable` is on screen and the network is idle. */
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
    // A preloaded script has the depth of its preload link.
    if (['Document', 'Script', 'Stylesheet'].includes(type) && !byUrl.has(request.url))
      byUrl.set(request.url, entry);
  });
  // For a cached file, the browser reports the original size, so count it as 0 bytes.
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
