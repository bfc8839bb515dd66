import { createHash } from 'node:crypto';
import { keycloakSignIn } from './keycloak.ts';

// Simulates an identity service and a browser around the real keycloak-js. The tests count network requests
// and use a fake clock.

const SERVER = { url: '/identity', realm: 'clients', clientId: 'friends-public' };
const START = new Date('2026-11-21T09:00:00Z');

interface Identity {
  /** The lifetime of an access token, in seconds. */
  life: number;
  /** The grant of every token request. */
  grants: string[];
  isReachable: boolean;
  /** The refresh tokens have expired, but the session is still active. */
  refuses: boolean;
  /** The offset of the server's clock from the browser's clock, in seconds. */
  ahead: number;
}

let identity: Identity;
let frames: MutationObserver;

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  identity = { life: 300, grants: [], isReachable: true, refuses: false, ahead: 0 };
  Object.assign(globalThis, {
    isSecureContext: true,
    BroadcastChannel: Channel,
    fetch: answerToken,
    Headers: class extends Map {},
  });
  Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: { digest } });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: lock } });
  frames = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLIFrameElement) returnFrom(node);
  });
  frames.observe(document.body, { childList: true });
});
afterEach(() => {
  frames.disconnect();
  Channel.all.clear();
  jest.useRealTimers();
});

// ── the identity service ────────────────────────────────────────────────────────────────────────────

let nonce: string | null = null;

/** The hidden frame of the silent sign-in. The service knows the session, so the frame returns a code. */
function returnFrom(frame: HTMLIFrameElement): void {
  if (!identity.isReachable) return;
  const { searchParams } = new URL(frame.src);
  nonce = searchParams.get('nonce');
  const data = `${searchParams.get('redirect_uri')}#state=${searchParams.get('state')}&code=code-1`;
  const source = frame.contentWindow;
  setTimeout(() =>
    window.dispatchEvent(new MessageEvent('message', { origin: location.origin, source, data })),
  );
}

async function answerToken(_url: string, { body }: { body: URLSearchParams }) {
  if (!identity.isReachable) throw new TypeError('Failed to fetch');
  const grant = body.get('grant_type') ?? '';
  identity.grants.push(grant);
  if (identity.refuses && grant === 'refresh_token') return { ok: false, status: 400 };
  const now = Math.floor(Date.now() / 1000) + identity.ahead;
  const claims = { sub: 'anna', email: 'Anna@Cabinet.test', iat: now, exp: now + identity.life, nonce };
  const token = `head.${btoa(JSON.stringify({ ...claims, n: identity.grants.length }))}.sign`;
  return { ok: true, json: async () => ({ access_token: token, refresh_token: token, id_token: token }) };
}

const refreshes = () => identity.grants.filter((grant) => grant === 'refresh_token').length;

// ── the browser ─────────────────────────────────────────────────────────────────────────────────────

/** The digest for PKCE. It runs without a thread, because the fake clock does not wait for a thread. */
async function digest(_algorithm: string, data: Uint8Array): Promise<Uint8Array> {
  return createHash('sha256').update(data).digest();
}

/** One lock of the browser for all tabs. */
let queue: Promise<unknown> = Promise.resolve();

function lock(_name: string, work: () => Promise<unknown>): Promise<unknown> {
  const turn = queue.then(work);
  queue = turn.catch(() => {});
  return turn;
}

class Channel {
  static all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    Channel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data });
  }
}

/** Opens a tab of a person with an active session at the identity service. */
async function aTab() {
  const signedIn = keycloakSignIn(SERVER);
  await jest.advanceTimersByTimeAsync(1_000);
  return signedIn;
}

// ── the promises ────────────────────────────────────────────────────────────────────────────────────

test('S1 signing in costs one token request, and returns the session', async () => {
  const { session } = await aTab();
  expect(session).toMatchObject({ subject: 'anna', email: 'anna@cabinet.test' });
  expect(identity.grants).toEqual(['authorization_code']);
});

test.each([
  ['ahead', 3_600_000],
  ['back', -3_600_000],
])('SE7 a tab whose clock moves by an hour %s renews the token in time, and once', async (_way, jump) => {
  const tab = await aTab();
  jest.setSystemTime(Date.now() + jump);
  await tab.token();
  const before = refreshes();
  expect(before).toBeLessThanOrEqual(1);
  await jest.advanceTimersByTimeAsync(245_000);
  expect(refreshes()).toBe(before + 1);
  await tab.token();
  expect(refreshes()).toBe(before + 1);
});

test('SE1 SE7 after a clock moves an hour ahead, one tab renews and the others know the token lifetime', async () => {
  const tabs = [await aTab(), await aTab()];
  jest.setSystemTime(Date.now() + 3_600_000);
  identity.ahead = -3_600;
  for (const tab of tabs) await tab.token();
  expect(refreshes()).toBe(1);
});

test('SE1 50 calls at once, 10 s before the token expires, make one token request', async () => {
  const tab = await aTab();
  // The machine has slept past the time of the refresh, so its timer did not fire.
  jest.setSystemTime(START.getTime() + 290_000);
  const tokens = await Promise.all(Array.from({ length: 50 }, () => tab.token()));
  expect(refreshes()).toBe(1);
  expect(new Set(tokens).size).toBe(1);
});

test('SE1 50 calls that force a new token make one token request', async () => {
  const tab = await aTab();
  const before = await tab.token();
  const tokens = await Promise.all(Array.from({ length: 50 }, () => tab.token(true)));
  expect(refreshes()).toBe(1);
  expect(tokens).not.toContain(before);
});

test('SE1 50 calls in each of three tabs make one token request', async () => {
  const tabs = [await aTab(), await aTab(), await aTab()];
  jest.setSystemTime(START.getTime() + 290_000);
  const calls = tabs.flatMap((tab) => Array.from({ length: 50 }, () => tab.token()));
  expect(new Set(await Promise.all(calls)).size).toBe(1);
  expect(refreshes()).toBe(1);
});

/**
 * §7 requires a refresh 60 s before a token expires. A tab therefore uses each token for its lifetime minus
 * 60 s. With 300 s (SE4), an hour needs 3600 / 240 = 15 requests.
 */
test.each([
  [300, 15],
  [600, 7],
  [3_600, 1],
  // A server may issue tokens shorter than the required validity. The tab then refreshes at half of their
  // lifetime.
  [60, 120],
  [100, 72],
])(
  'SE1 an idle hour with tokens of %d s makes %d token requests, regardless of polls',
  async (life, most) => {
    identity.life = life;
    const tab = await aTab();
    for (let second = 0; second < 3_600; second += 30) {
      await jest.advanceTimersByTimeAsync(30_000);
      await Promise.all([tab.token(), tab.token(), tab.token()]);
    }
    expect(refreshes()).toBeLessThanOrEqual(most);
    expect(refreshes()).toBeGreaterThanOrEqual(most - 1);
  },
);

test('SE1 §7 R13 the tab refreshes the token 60 s before it expires, without any call', async () => {
  await aTab();
  await jest.advanceTimersByTimeAsync(238_000);
  expect(refreshes()).toBe(0);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(refreshes()).toBe(1);
});

test('N1 without a network a refresh fails at once, and the first refresh after its return succeeds', async () => {
  const tab = await aTab();
  jest.setSystemTime(START.getTime() + 290_000);
  identity.isReachable = false;
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const refused = expect(tab.token()).rejects.toThrow('Failed to fetch');
  await jest.advanceTimersByTimeAsync(100);
  await refused;
  identity.isReachable = true;
  onLine.mockRestore();
  await expect(tab.token()).resolves.toEqual(expect.any(String));
  expect(refreshes()).toBe(1);
});

test('SE2 a rejected refresh token does not end an active session', async () => {
  const tab = await aTab();
  identity.refuses = true;
  const renewed = tab.token(true);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(renewed).resolves.toEqual(expect.any(String));
  expect(identity.grants).toEqual(['authorization_code', 'refresh_token', 'authorization_code']);
});
