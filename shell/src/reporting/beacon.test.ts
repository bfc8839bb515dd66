import { USAGE_PATH, usageSchema } from '@cabinet/contracts/usage';
import { parse } from 'valibot';

/** The beacons that the page has sent. */
let sent: Array<{ url: string; body: Blob }>;
let beacon: typeof import('./beacon.ts');
let countReport: typeof import('./countReport.ts')['countReport'];

beforeEach(async () => {
  jest.useFakeTimers();
  sent = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push({ url, body }) > 0,
  });
  // Each test has a page of its own.
  jest.resetModules();
  beacon = await import('./beacon.ts');
  ({ countReport } = await import('./countReport.ts'));
});
afterEach(() => jest.useRealTimers());

async function usesOf(index = 0) {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    jest.useRealTimers();
    reader.readAsText(sent[index]?.body ?? new Blob());
  });
  return parse(usageSchema, JSON.parse(text)).uses;
}

const leave = () => dispatchEvent(new Event('pagehide'));

test('a page sends the uses of ten seconds in one valid beacon to our own origin', async () => {
  beacon.reportLoad('mf-catalog', '3.2.0-aaaa', 181.4);
  beacon.reportFailure('mf-orders', '3.2.0-bbbb');
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([[USAGE_PATH, 'application/json']]);
  expect(await usesOf()).toEqual([
    { remote: 'mf-catalog', release: '3.2.0-aaaa', kind: 'load', milliseconds: 181 },
    { remote: 'mf-orders', release: '3.2.0-bbbb', kind: 'failure', milliseconds: 0 },
  ]);
});

test('a page that closes sends its uses, and sends no beacon without uses', () => {
  beacon.reportLoad('mf-catalog', '3.2.0-aaaa', 20);
  leave();
  leave();
  jest.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('a page with repeated errors counts one error', async () => {
  for (let times = 0; times < 100; times++) beacon.reportError('mf-catalog', '3.2.0-aaaa');
  beacon.reportError('mf-catalog', '3.2.0-cccc');
  leave();
  expect(await usesOf()).toHaveLength(2);
});

test('a beacon never exceeds the limit of the service', async () => {
  for (let count = 0; count < 45; count++) beacon.reportLoad('mf-catalog', '3.2.0-aaaa', count);
  leave();
  expect(sent).toHaveLength(3);
  expect(await usesOf(2)).toHaveLength(5);
});

test('a load counts with the numbers of the runtime, and a failed attempt does not count', async () => {
  beacon.countLoad({ container: 'mf_email_change', release: '3.2.0-aaaa', milliseconds: 20 });
  beacon.countLoad({ container: 'mf_catalog', release: '3.2.0-aaaa', milliseconds: null });
  beacon.countLoad({ container: 'mf_catalog', release: null, milliseconds: 20 });
  leave();
  expect((await usesOf()).map(({ remote }) => remote)).toEqual(['mf-email-change']);
});

test('a report counts for the remote whose code throws, and a report of the shell does not count', async () => {
  const { RemoteError } = await import('@cabinet/federation/contract');
  const thrown = new Error('a person’s own words');
  thrown.stack = 'Error\n    at f (https://cabinet.test/remotes/mf-orders/3.2.0-bbbb/js/1.js:1:2)';
  countReport({ error: new RemoteError('mf-catalog', '3.2.0-aaaa', 'did not load'), place: 'section' });
  countReport({ error: new RemoteError('mf-orders', null, 'boom', thrown), place: 'section' });
  countReport({ error: new RemoteError('mf-profile', null, 'timed out'), place: 'section' });
  countReport({ error: new Error('of the shell'), place: 'window' });
  leave();
  const uses = await usesOf();
  expect(uses.map(({ remote, release, kind }) => [remote, release, kind])).toEqual([
    ['mf-catalog', '3.2.0-aaaa', 'failure'],
    ['mf-orders', '3.2.0-bbbb', 'error'],
  ]);
  expect(JSON.stringify(uses)).not.toContain('words');
});
