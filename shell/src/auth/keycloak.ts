import Keycloak, { type KeycloakConfig, type KeycloakTokenParsed } from 'keycloak-js';
import { rememberPlace, returnToPlace } from './returnPlace.ts';
import type { Session, SignIn } from './signIn.ts';

/** R13: 70000 ms of §7; keycloak-js counts seconds. */
const MIN_VALIDITY_S = 70;
/** §7: the refresh is scheduled 60 s before the token ends. */
const REFRESH_BEFORE_S = 60;
/** How long the identity service may take before the cabinet says that nobody can sign in. */
const ANSWER_LIMIT_MS = 8_000;

interface Server {
  url: string;
  realm: string;
  clientId: string;
}

type TabMessage = { kind: 'token'; subject: string; token: string } | { kind: 'signed-out' };

/**
 * Signs in with Keycloak, or with a service that speaks like it. Tokens stay in memory (S3). A guest is sent to the
 * sign-in page and comes back to where they were; this promise then never ends.
 */
export async function keycloakSignIn(server: Server): Promise<SignIn> {
  const tabs = new BroadcastChannel('cabinet-session');
  let keycloak = await silently(server);
  if (!keycloak.authenticated) {
    // Told by whoever finds it so, the tab that has signed out first of all: a tab that looked for the session while it
    // is being ended would still be let in.
    tabs.postMessage({ kind: 'signed-out' } satisfies TabMessage);
    rememberPlace();
    await keycloak.login({ locale: document.documentElement.lang });
  }
  returnToPlace();

  const session = sessionOf(keycloak.tokenParsed ?? {});
  let timer: ReturnType<typeof setTimeout> | undefined;

  tabs.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'signed-out') location.reload();
    else if (data.subject === session.subject) adopt(data.token);
  };

  /** Takes over an access token; each tab keeps its own refresh token, so that no tab replays another's. */
  function adopt(token: string) {
    keycloak.token = token;
    keycloak.tokenParsed = claimsOf(token);
    schedule();
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

  function secondsLeft(): number {
    return (keycloak.tokenParsed?.exp ?? 0) + (keycloak.timeSkew ?? 0) - Date.now() / 1000;
  }

  function isFresh(): boolean {
    return secondsLeft() > Math.min(MIN_VALIDITY_S, halfLife());
  }

  /** One tab renews, the others wait for it and take what it got (SE1). */
  async function renew(force: boolean): Promise<void> {
    const replaced = keycloak.token;
    await navigator.locks.request('cabinet-token', async () => {
      if (keycloak.token !== replaced || (!force && isFresh())) return;
      // The refresh token may have ended while other tabs did the renewing; the session may live on.
      await keycloak.updateToken(-1).catch(async (error) => {
        // Without a network the hidden frame never answers, and every call would wait for it.
        if (!navigator.onLine) throw error;
        const renewed = await silently(server);
        if (!renewed.authenticated || renewed.subject !== session.subject)
          throw new Error('the session has ended');
        keycloak = renewed;
      });
      const { token = '' } = keycloak;
      tabs.postMessage({ kind: 'token', subject: session.subject, token } satisfies TabMessage);
    });
    schedule();
  }

  schedule();
  return {
    session,
    async token(fresh = false) {
      if (fresh || !isFresh()) await renew(fresh);
      return keycloak.token ?? null;
    },
    async signOut() {
      await keycloak.logout({ redirectUri: home(), logoutMethod: 'POST' });
    },
  };
}

/** A session that the identity service knows already is taken over in a hidden frame, without leaving the page. */
async function silently(server: Server): Promise<Keycloak> {
  const keycloak = new Keycloak(addressesOf(server));
  const answer = keycloak.init({
    onLoad: 'check-sso',
    silentCheckSsoRedirectUri: `${home()}silent-check-sso.html`,
    redirectUri: home(),
    checkLoginIframe: false,
    pkceMethod: 'S256',
  });
  // keycloak-js itself waits for the hidden frame for ever.
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => limit.reject(new Error('The identity service does not answer')),
    ANSWER_LIMIT_MS,
  );
  await Promise.race([answer, limit.promise]).finally(() => clearTimeout(timer));
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
