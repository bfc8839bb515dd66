import type { RemoteRecord } from '@cabinet/contracts/registry';
import { releaseFor } from './canary.ts';

const canary = { version: '2.0.0', entry: '/remotes/mf-good/2.0.0/mf-manifest.json' };

function record(percent?: number): RemoteRecord {
  const live = { version: '1.0.0', entry: '/remotes/mf-good/1.0.0/mf-manifest.json', contract: 1 };
  return percent === undefined ? live : { ...live, canary: { ...canary, percent } };
}

const BROWSERS = Array.from({ length: 10_000 }, (_, index) => `browser-${index}`);

function withCanary(percent: number | undefined, name = 'mf-good'): string[] {
  return BROWSERS.filter((browser) => releaseFor(name, record(percent), browser).version === '2.0.0');
}

test.each([
  ['no canary', undefined, 0, 0],
  ['0 %', 0, 0, 0],
  ['1 %', 1, 70, 130],
  ['5 %', 5, 420, 580],
  ['50 %', 50, 4_800, 5_200],
  ['99 %', 99, 9_850, 9_950],
  ['100 %', 100, 10_000, 10_000],
])('with %s about that share of 10 000 browsers gets the canary', (_, percent, least, most) => {
  const count = withCanary(percent).length;
  expect(count).toBeGreaterThanOrEqual(least);
  expect(count).toBeLessThanOrEqual(most);
});

test('portals have a percentage of their own, which is 0 by default', () => {
  const inPortals = (portals?: number) => {
    const tried = { ...record(), canary: { ...canary, percent: 50, portals } };
    return BROWSERS.filter((browser) => releaseFor('mf-good', tried, browser, 'portals').version === '2.0.0');
  };
  expect(inPortals()).toEqual([]);
  expect(inPortals(5)).toEqual(withCanary(5));
});

test.each([
  ['first', '2.0.0'],
  ['another', '1.0.0'],
  ['c', '2.0.0'],
])('the browser "%s" always gets %s with a canary for half of the browsers', (browser, version) => {
  expect(releaseFor('mf-good', record(50), browser).version).toBe(version);
});

test('a browser with the canary keeps it while the percentage grows', () => {
  const many = new Set(withCanary(20));
  expect(withCanary(5).every((browser) => many.has(browser))).toBe(true);
});

test('another remote selects other browsers for its canary', () => {
  const good = new Set(withCanary(10));
  const both = withCanary(10, 'mf-other').filter((browser) => good.has(browser));
  expect(both.length).toBeLessThan(200);
});
