import { ApiError } from '@cabinet/api/error';
import { RemoteError } from '@cabinet/federation/contract';
import type { Report } from '@cabinet/state/report';
import { sessionAtom } from '@cabinet/state/session';
import { store } from '@cabinet/state/store';
import { clientAtom, contactAtom } from '@cabinet/state/user';
import { aClient, aContact, aSession } from '@cabinet/testing/builders';
import { addBreadcrumb, flush, getClient, setExtra, setUser, startSpan } from '@sentry/react';
import { startSentry } from './sentry.ts';

const DSN = 'https://0123456789abcdef0123456789abcdef@reports.test/1';
const JWT = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjYW5hcnkifQ.c2lnbmF0dXJl';

/** Texts that an error may contain, and the secret in each text that must never leave the page (V2). */
const CANARIES: readonly [text: string, secret: string][] = [
  ['anna.canary@cabinet.test', 'anna.canary@cabinet.test'],
  ['anna.canary%40cabinet.test', 'anna.canary%40cabinet.test'],
  ['ANNA.CANARY@CABINET.TEST', 'ANNA.CANARY@CABINET.TEST'],
  ['+79161234501', '+79161234501'],
  ['89161234501', '89161234501'],
  ['8 (916) 123-45-01', '8 (916) 123-45-01'],
  ['%2B7%20916%20123-45-01', '%2B7%20916%20123-45-01'],
  ['Канарейкина', 'Канарейкина'],
  ['482913', '482913'],
  [`Bearer ${JWT}`, 'eyJ'],
  ['refresh_token=canary-refresh', 'canary-refresh'],
  ['code=canary-sign-in', 'canary-sign-in'],
];

/** Returns the secrets in the sent text, in any case, plain or URL-encoded. */
function secretsIn(raw: string): string[] {
  const plain = decodeURIComponent(raw.replace(/%(?![\da-f]{2})/gi, ''));
  const text = `${raw}\n${plain}`.toLowerCase();
  return CANARIES.map(([, secret]) => secret).filter((secret) => text.includes(secret.toLowerCase()));
}

let envelopes: string[] = [];
let report: (report: Report) => void;

beforeAll(() => {
  // APIs that jsdom lacks.
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.assign(globalThis, {
    fetch: async (_: string, { body }: { body: string | Uint8Array }) => {
      envelopes.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
      return { status: 200, headers: new Map() };
    },
  });
  report = startSentry({ dsn: DSN, environment: 'test' });
  store.set(sessionAtom, { ...aSession(), lastName: 'Канарейкина' });
  store.set(clientAtom, aClient({ surname: 'Канарейкина' }));
  store.set(contactAtom, aContact({ full_name: 'Канарейкина Анна Сергеевна' }));
});
beforeEach(() => {
  envelopes = [];
});

interface ReportedEvent {
  tags?: Record<string, string>;
  transaction?: string;
  spans?: unknown[];
  exception?: { values: { mechanism?: { handled?: boolean } }[] };
}

/** Returns the sent data: the text of all envelopes, and the events in them. */
async function sent(): Promise<{ raw: string; events: ReportedEvent[] }> {
  await flush();
  const lines = envelopes.flatMap((envelope) => envelope.split('\n')).filter(Boolean);
  return { raw: envelopes.join('\n'), events: lines.map((line) => JSON.parse(line)) };
}

test.each(CANARIES)('V2 an error that quotes %s leaves without it', async (canary) => {
  const cause = new TypeError(`Refused: ${canary}`);
  report({ error: new Error(`It broke for ${canary}`, { cause }), place: 'start' });
  const { raw, events } = await sent();
  expect(events.filter(({ exception }) => exception)).toHaveLength(1);
  expect(raw).toContain('It broke for');
  expect(secretsIn(raw)).toEqual([]);
});

test('V2 breadcrumbs, addresses, spans, extras and users leave without all twelve secrets', async () => {
  for (const [canary] of CANARIES) {
    const query = encodeURIComponent(canary);
    const url = `/api/x?email=${query}`;
    history.pushState(null, '', `/my/orders/12-15?search=${query}`);
    addBreadcrumb({ category: 'fetch', message: canary, data: { url, [canary]: 1 } });
    setExtra('quoted', [canary]);
    setUser({ email: canary });
    const trace = { name: `GET /api/user/7?email=${query}`, attributes: { 'http.url': canary } };
    startSpan({ ...trace, parentSpan: null }, () => startSpan({ name: canary }, () => {}));
  }
  report({ error: new Error('It broke'), place: 'page' });
  const { raw, events } = await sent();
  expect(events.some(({ transaction }) => transaction === 'GET /api/user/:id')).toBe(true);
  expect(events.some(({ spans }) => spans && spans.length > 0)).toBe(true);
  expect(secretsIn(raw)).toEqual([]);
  expect(raw).not.toMatch(/"user"|"cookies"|User-Agent|Referer|"server_name"|orders\/12|infer_ip":"auto/);
});

describe('§8 a report', () => {
  test('§8 a report contains the place, the remote with its release, and the request', async () => {
    const inOrders = new RemoteError('mf-orders', '3.2.0-08bbd6fe', 'timed out');
    report({ error: inOrders, place: 'section' });
    report({ error: new ApiError('GET /api/cards: 500', { status: 500, requestId: 'r-1' }), place: 'start' });
    const tags = (await sent()).events.map((event) => event.tags).filter((known) => known !== undefined);
    expect(tags).toMatchObject([
      { place: 'section', remote: 'mf-orders', remote_release: '3.2.0-08bbd6fe' },
      { place: 'start', request_id: 'r-1' },
    ]);
    expect(tags[1]).not.toHaveProperty('remote');
  });

  test.each([
    ['window', false],
    ['promise', false],
    ['section', true],
  ])('§8 a report from %s was handled: %s', async (place, handled) => {
    report({ error: new Error(`It broke in ${place}`), place });
    const [error] = (await sent()).events.filter(({ exception }) => exception);
    expect(error?.exception?.values[0]?.mechanism?.handled).toBe(handled);
  });

  test('§8 the error reporter sends every trace, and collects nothing by default', () => {
    const options = getClient()?.getOptions();
    expect(options).toMatchObject({ tracesSampleRate: 1, sendClientReports: false });
    const collected = JSON.stringify(options?.dataCollection);
    expect(collected).not.toMatch(/true|[1-9]/);
    expect(JSON.parse(collected)).toMatchObject({ userInfo: false, cookies: false, httpBodies: [] });
  });
});
