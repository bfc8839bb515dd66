import Keycloak, { type KeycloakConfig, type KeycloakTokenParsed } from 'keycloak-js';
import { beginAgain } from './beginAgain.ts';
import { provideCallbackStorage } from './callbackStorage.ts';
import { forgetTab } from './forgetTab.ts';
import { rememberPath, returnToPath } from './returnPath.ts';
import type { Session, SignIn } from './signIn.ts';
import { withinLimit } from './withinLimit.ts';

/** R13: 70000 ms of §7. keycloak-js counts in seconds. */
const MIN_VALIDITY_S = 70;
/** §7: the tab schedules the refresh 60 s before the token expires. */
const REFRESH_BEFORE_S = 60;
/** The time limit for the identity service, in milliseconds. After it, the sign-in fails. */
const ANSWER_LIMIT_MS = 8_000;
/** The time that a tab with the lock waits for the previous tab's token, in milliseconds. */
const NEWS_LIMIT_MS = 500;

interface Server {
  url: string;
  realm: string;
  clientId: string;
}

/** `leaving`: the person signs out. `signed-out`: the identity service has no session. */
type TabMessage =
  | { kind: 'renewing' }
  | { kind: 'token'; subject: string; token: string; timeSkew: number | null }
  | { kind: 'leaving' }
  | { kind: 'signed-out' };

/** No person is signed in, and the page cannot redirect to the sign-in page. */
export class NobodySignedIn extends Error {}

/**
 * Signs in with Keycloak or a compatible service. Tokens stay in memory (S3). A guest goes to the sign-in
 * page and then returns to the same place. In this case, the promise never settles.
 * @param isFramed the page is in a portal frame: it cannot redirect to the sign-in page, and keeps its
 * address
 * @throws {NobodySignedIn} in a frame, at the start or when a later call requests a token
 */
export async function keycloakSignIn(server: Server, isFramed = false): Promise<SignIn> {
  let keycloak = await silently(server);
  if (!keycloak.authenticated) await askToSignIn(keycloak);
  const tabs = new BroadcastChannel('cabinet-session');
  if (!isFramed) returnToPath();

  const session = sessionOf(keycloak.tokenParsed ?? {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The time when the token arrived, by the monotonic clock. */
  let since = performance.now();
  let renewal: Promise<void> | null = null;
  /** The token request that another tab has started. */
  let news: PromiseWithResolvers<void> | null = null;

  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'renewing') news = Promise.withResolvers();
    else if (data.kind === 'leaving') (isFramed ? forgetTab : forgetWhereabouts)();
    else if (data.kind === 'token' && data.subject === session.subject) adopt(data);
    // The person has signed out, or another person has signed in. Remove this person's data from the screen
    // (SE4, SE6).
    else void beginAgain();
  };

  async function askToSignIn(guest: Keycloak): Promise<never> {
    // If the browser blocks cookies in frames, other tabs may have a session, so do not tell them.
    if (isFramed) throw new NobodySignedIn();
    // Every tab that finds the session closed tells the others. Otherwise, a tab that checks the session
    // during the sign-out of another tab would stay signed in.
    tellSignedOut();
    rememberPath();
    // Replace the history entry, so that Back does not show this page.
    location.replace(await guest.createLoginUrl({ locale: document.documentElement.lang }));
    return new Promise(() => {});
  }

  function tellToken(): void {
    const { token = '', timeSkew } = keycloak;
    tell({ kind: 'token', subject: session.subject, token, timeSkew });
  }

  function tell(message: TabMessage): void {
    tabs.postMessage(message);
  }

  /**
   * Adopts the access token of another tab. Each tab keeps its own refresh token, so that a tab never replays
   * another tab's token.
   */
  function adopt({ token, timeSkew }: { token: string; timeSkew: number | null }) {
    keycloak.token = token;
    keycloak.tokenParsed = claimsOf(token);
    // The clock may have changed since this tab got its token. All tabs use the same skew.
    keycloak.timeSkew = timeSkew;
    since = performance.now();
    schedule();
    news?.resolve();
  }

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(
      () => void renew(false).catch(() => undefined),
      (secondsLeft() - Math.min(REFRESH_BEFORE_S, halfLife())) * 1000,
    );
  }

  /**
   * A server may issue tokens shorter than the required validity. The tab must not renew them at every call.
   */
  function halfLife(): number {
    const { iat = 0, exp = 0 } = keycloak.tokenParsed ?? {};
    return (exp - iat) / 2;
  }

  /**
   * Uses both clocks: the system clock may move back, and the monotonic clock may stop while the machine
   * sleeps (SE7).
   */
  function secondsLeft(): number {
    const { iat = 0, exp = 0 } = keycloak.tokenParsed ?? {};
    const byDate = exp + (keycloak.timeSkew ?? 0) - Date.now() / 1000;
    return Math.min(byDate, exp - iat - (performance.now() - since) / 1000);
  }

  function isFresh(): boolean {
    return secondsLeft() > Math.min(MIN_VALIDITY_S, halfLife());
  }

  /** Shares one renewal between all callers of this tab. */
  function renew(force: boolean): Promise<void> {
    renewal ??= renewInTurn(force).finally(() => {
      renewal = null;
    });
    return renewal;
  }

  /** One tab renews the token. The other tabs wait and then use that token (SE1). */
  async function renewInTurn(force: boolean): Promise<void> {
    const replaced = keycloak.token;
    const isDone = () => keycloak.token !== replaced || (!force && isFresh());
    await navigator.locks.request('cabinet-token', async () => {
      // The lock may arrive before the token of the tab that released the lock.
      if (news && !isDone()) await withinLimit(NEWS_LIMIT_MS, news.promise).catch(() => undefined);
      news = null;
      if (isDone()) return;
      tell({ kind: 'renewing' });
      await refresh().catch(enterAgain);
      since = performance.now();
      tellToken();
    });
    schedule();
  }

  /**
   * Repeats the request if the response is lost. The identity service then returns the same new refresh token
   * (SE2).
   */
  function refresh(): Promise<boolean> {
    return withinLimit(
      ANSWER_LIMIT_MS,
      keycloak.updateToken(-1).catch(() => keycloak.updateToken(-1)),
    );
  }

  /** The refresh token may expire while other tabs renew. The session may still be active. */
  async function enterAgain(error: unknown): Promise<void> {
    // Without a network, the hidden frame never answers, and every call would wait for it.
    if (!navigator.onLine) throw error;
    const isRefused = keycloak.refreshToken === undefined;
    const renewed = await silently(server);
    if (renewed.authenticated && renewed.subject === session.subject) keycloak = renewed;
    // If the browser blocks cookies in frames, the frame finds no session. Only a rejected refresh token
    // proves that the session is over.
    else if (!isRefused) throw error;
    else if (renewed.authenticated) await beginAgain();
    else await askToSignIn(renewed);
  }

  tellToken();
  schedule();
  return {
    session,
    async token(fresh = false) {
      if (fresh || !isFresh()) await renew(fresh);
      return keycloak.token ?? null;
    },
    async signOut() {
      tell({ kind: 'leaving' });
      await keycloak.logout({ redirectUri: home(), logoutMethod: 'POST' });
    },
  };
}

/** Tells the other tabs that the session is over. For a page that does not redirect to the sign-in page. */
export function tellSignedOut(): void {
  new BroadcastChannel('cabinet-session').postMessage({ kind: 'signed-out' } satisfies TabMessage);
}

/** Restores an active session of the identity service in a hidden frame, without leaving the page. */
async function silently(server: Server): Promise<Keycloak> {
  provideCallbackStorage();
  const keycloak = new Keycloak(addressesOf(server));
  const answer = keycloak.init({
    onLoad: 'check-sso',
    silentCheckSsoRedirectUri: `${home()}silent-check-sso.html`,
    redirectUri: home(),
    checkLoginIframe: false,
    pkceMethod: 'S256',
  });
  // keycloak-js has no time limit for the hidden frame.
  await withinLimit(ANSWER_LIMIT_MS, answer);
  return keycloak;
}

/**
 * On our own origin, passes complete endpoint addresses. Then keycloak-js skips its third-party cookie check,
 * which would load a document before the sign-in.
 */
function addressesOf({ url, realm, clientId }: Server): KeycloakConfig {
  const base = new URL(url, location.origin);
  if (base.origin !== location.origin) return { url: base.href, realm, clientId };
  const protocol = `${base.href.replace(/\/$/, '')}/realms/${encodeURIComponent(realm)}/protocol/openid-connect`;
  return {
    clientId,
    oidcProvider: {
      authorization_endpoint: `${protocol}/auth`,
      token_endpoint: `${protocol}/token`,
      end_session_endpoint: `${protocol}/logout`,
    },
  };
}

/** Clears the traces of this person (V3). The next person starts at the home page. */
function forgetWhereabouts(): void {
  forgetTab();
  history.replaceState(null, '', home());
}

/** The only redirect address that the identity service allows. */
function home(): string {
  return `${location.origin}/my/`;
}

function claimsOf(token: string): KeycloakTokenParsed {
  const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(payload), (char) => char.charCodeAt(0))));
}

function sessionOf(claims: KeycloakTokenParsed): Session {
  const text = (name: string): string => (typeof claims[name] === 'string' ? claims[name] : '');
  return {
    subject: claims.sub ?? '',
    email: text('email').toLowerCase(),
    firstName: text('given_name'),
    lastName: text('family_name'),
    roles: claims.resource_access?.svc?.roles ?? [],
  };
}
