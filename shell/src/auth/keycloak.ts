import Keycloak, { type KeycloakConfig, type KeycloakTokenParsed } from 'keycloak-js';
import { beginAgain } from './beginAgain.ts';
import { provideCallbackStorage } from './callbackStorage.ts';
import { forgetTab } from './forgetTab.ts';
import { rememberPlace, returnToPlace } from './returnPlace.ts';
import type { Session, SignIn } from './signIn.ts';
import { withinLimit } from './withinLimit.ts';

/** R13: 70000 ms of §7; keycloak-js counts seconds. */
const MIN_VALIDITY_S = 70;
/** §7: the refresh is scheduled 60 s before the token ends. */
const REFRESH_BEFORE_S = 60;
/** How long the identity service may take before the cabinet says that nobody can sign in. */
const ANSWER_LIMIT_MS = 8_000;
/** How long a tab whose turn it is to renew waits for word of the one before it. */
const NEWS_LIMIT_MS = 500;

interface Server {
  url: string;
  realm: string;
  clientId: string;
}

/** `leaving`: by hand; `signed-out`: the identity service knows nobody any more. */
type TabMessage =
  | { kind: 'renewing' }
  | { kind: 'token'; subject: string; token: string; timeSkew: number | null }
  | { kind: 'leaving' }
  | { kind: 'signed-out' };

/** There is nobody, and the page is none that asks people to sign in. */
export class NobodySignedIn extends Error {}

/**
 * Signs in with Keycloak, or with a service that speaks like it. Tokens stay in memory (S3). A guest is sent to the
 * sign-in page and comes back to where they were; this promise then never ends.
 * @param isFramed the page stands in a portal: nobody types a password there, and its address stays
 * @throws {NobodySignedIn} in a frame, now or when a token is asked for later
 */
export async function keycloakSignIn(server: Server, isFramed = false): Promise<SignIn> {
  let keycloak = await silently(server);
  if (!keycloak.authenticated) await askToSignIn(keycloak);
  const tabs = new BroadcastChannel('cabinet-session');
  if (!isFramed) returnToPlace();

  const session = sessionOf(keycloak.tokenParsed ?? {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the token came, by a clock that nobody sets. */
  let since = performance.now();
  let renewal: Promise<void> | null = null;
  /** What another tab has begun to ask for. */
  let news: PromiseWithResolvers<void> | null = null;

  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'renewing') news = Promise.withResolvers();
    else if (data.kind === 'leaving') (isFramed ? forgetTab : forgetWhereabouts)();
    else if (data.kind === 'token' && data.subject === session.subject) adopt(data);
    // Signed out, or it is somebody else by now: nothing of this person stays on screen (SE4, SE6).
    else void beginAgain();
  };

  async function askToSignIn(guest: Keycloak): Promise<never> {
    // Where frames get no cookies others may well be signed in.
    if (isFramed) throw new NobodySignedIn();
    // Told by whoever finds it so, the tab that has signed out first of all: a tab that looked for the session while it
    // is being ended would still be let in.
    tellSignedOut();
    rememberPlace();
    // Nothing of this page stays behind for Back.
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

  /** Takes over an access token; each tab keeps its own refresh token, so that no tab replays another's. */
  function adopt({ token, timeSkew }: { token: string; timeSkew: number | null }) {
    keycloak.token = token;
    keycloak.tokenParsed = claimsOf(token);
    // The clock may have been set since this tab's own token; all tabs go by the same one.
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

  /** A server may give tokens shorter than the wished validity: they must not be renewed at every call. */
  function halfLife(): number {
    const { iat = 0, exp = 0 } = keycloak.tokenParsed ?? {};
    return (exp - iat) / 2;
  }

  /** By both clocks: one may be put back, and the other may stand still while the machine sleeps (SE7). */
  function secondsLeft(): number {
    const { iat = 0, exp = 0 } = keycloak.tokenParsed ?? {};
    const byDate = exp + (keycloak.timeSkew ?? 0) - Date.now() / 1000;
    return Math.min(byDate, exp - iat - (performance.now() - since) / 1000);
  }

  function isFresh(): boolean {
    return secondsLeft() > Math.min(MIN_VALIDITY_S, halfLife());
  }

  /** One renewal for all callers of this tab. */
  function renew(force: boolean): Promise<void> {
    renewal ??= renewInTurn(force).finally(() => {
      renewal = null;
    });
    return renewal;
  }

  /** One tab renews, the others wait for it and take what it got (SE1). */
  async function renewInTurn(force: boolean): Promise<void> {
    const replaced = keycloak.token;
    const isDone = () => keycloak.token !== replaced || (!force && isFresh());
    await navigator.locks.request('cabinet-token', async () => {
      // The lock may arrive before the token of the tab that gave it back.
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

  /** A lost answer is asked for again: the identity service then gives the same successor (SE2). */
  function refresh(): Promise<boolean> {
    return withinLimit(
      ANSWER_LIMIT_MS,
      keycloak.updateToken(-1).catch(() => keycloak.updateToken(-1)),
    );
  }

  /** The refresh token may have ended while other tabs did the renewing; the session may live on. */
  async function enterAgain(error: unknown): Promise<void> {
    // Without a network the hidden frame never answers, and every call would wait for it.
    if (!navigator.onLine) throw error;
    const isRefused = keycloak.refreshToken === undefined;
    const renewed = await silently(server);
    if (renewed.authenticated && renewed.subject === session.subject) keycloak = renewed;
    // Where the frame gets no cookies it knows nobody: only a refused token says that the session is over.
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

/** For a page that asks nobody to sign in: the other tabs begin again all the same. */
export function tellSignedOut(): void {
  new BroadcastChannel('cabinet-session').postMessage({ kind: 'signed-out' } satisfies TabMessage);
}

/** A session that the identity service knows already is taken over in a hidden frame, without leaving the page. */
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
  // keycloak-js itself waits for the hidden frame for ever.
  await withinLimit(ANSWER_LIMIT_MS, answer);
  return keycloak;
}

/**
 * On our own origin the addresses are handed over whole: keycloak-js then leaves out its look at third-party cookies,
 * a document of its own in front of the sign-in.
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

/** Whoever signs in next begins at home, and nothing says whose cabinet this was (V3). */
function forgetWhereabouts(): void {
  forgetTab();
  history.replaceState(null, '', home());
}

/** The one redirect address that the identity service allows. */
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
