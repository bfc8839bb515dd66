import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Database } from '../kit/database.ts';
import { type Account, findAccount } from './accounts.ts';
import { sqlAdapter } from './adapter.ts';
import type { IdentityKeys } from './keys.ts';
import type { Pages } from './pages.ts';
import { AUDIENCE, CLIENT_ID, LIFE, PROTOCOL_PATH, REALM_PATH } from './realm.ts';
import { adaptRefreshTokens } from './refresh.ts';

export interface ProviderOptions {
  db: Database;
  keys: IdentityKeys;
  /** Origins of the cabinet. The first origin names the issuer. */
  origins: string[];
  pages: Pages;
}

const SCOPE = 'openid profile email roles web-origins offline_access';
const RESOURCE = `urn:friends:${AUDIENCE}`;
const CLAIMS = ['sub', 'email', 'email_verified', 'name', 'given_name', 'family_name', 'preferred_username'];

/** Creates an OpenID provider with the interface of a Keycloak realm `clients` (CONTRACT §2). */
export function createProvider({ db, keys, origins, pages }: ProviderOptions): Provider {
  const issuer = `${origins[0]}${REALM_PATH}`;
  const isSecure = issuer.startsWith('https:');
  const provider = new Provider(issuer, {
    adapter: sqlAdapter(db),
    jwks: keys.jwks,
    clients: [cabinetClient(origins)],
    routes: {
      authorization: `${PROTOCOL_PATH}/auth`,
      token: `${PROTOCOL_PATH}/token`,
      jwks: `${PROTOCOL_PATH}/certs`,
      end_session: `${PROTOCOL_PATH}/logout`,
      revocation: `${PROTOCOL_PATH}/revoke`,
    },
    cookies: cookies(keys.cookies, isSecure),
    ...tokens(db),
    ...signingIn(db, pages),
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    renderError: (ctx, { error }) => pages.failed(ctx, error),
  });
  // The configuration sets scheme and host: `mount.ts` acts as the proxy (D9).
  provider.proxy = true;
  adaptRefreshTokens(provider, keys.refresh);
  provider.use(async (context, next) => {
    const ctx = context as KoaContextWithOIDC;
    const standard = { ...ctx.response.headers };
    // The provider adds the hash of its own script to this policy.
    ctx.set('Content-Security-Policy', pages.policy);
    if (ctx.method === 'OPTIONS') ctx.status = 204;
    else await next().catch((error) => rethrow(error, standard));
    allowOrigin(ctx, origins);
  });
  return provider;
}

/** Adds headers to an error, because Koa removes all other headers from an error answer. */
function rethrow(error: Error, headers: object): never {
  throw Object.assign(error, { headers });
}

function cabinetClient(origins: string[]) {
  return {
    client_id: CLIENT_ID,
    token_endpoint_auth_method: 'none' as const,
    response_types: ['code' as const],
    grant_types: ['authorization_code', 'refresh_token'],
    // Only two fixed URLs are allowed, one for silent sign-in, without prefix matching (ASVS 10.4.1).
    redirect_uris: origins.flatMap((origin) => [`${origin}/my/`, `${origin}/my/silent-check-sso.html`]),
    post_logout_redirect_uris: origins.map((origin) => `${origin}/my/`),
  };
}

function cookies(keys: string[], secure: boolean): NonNullable<Configuration['cookies']> {
  return {
    keys,
    names: { session: 'AUTH_SESSION', interaction: 'AUTH_INTERACTION', resume: 'AUTH_RESUME' },
    long: { httpOnly: true, signed: true, sameSite: 'lax', secure, path: `${REALM_PATH}/` },
    short: { httpOnly: true, signed: true, sameSite: 'lax', secure },
  };
}

function tokens(db: Database): Configuration {
  return {
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    clockTolerance: 5,
    scopes: SCOPE.split(' '),
    claims: { openid: CLAIMS },
    conformIdTokenClaims: false,
    extraTokenClaims: async (_ctx, token) => {
      if (!('accountId' in token)) return undefined;
      const account = await findAccount(db, token.accountId);
      const claims = { typ: 'Bearer', azp: token.clientId, sid: token.sessionUid };
      return account && { ...claims, ...profileOf(account), ...rolesOf(account) };
    },
    // keycloak-js never requests `offline_access`, but needs a refresh token (F1).
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    expiresWithSession: async () => true,
    ttl: {
      AuthorizationCode: LIFE.code,
      AccessToken: LIFE.access,
      IdToken: LIFE.access,
      Interaction: LIFE.signIn,
      Grant: LIFE.session,
      RefreshToken: (_ctx, token) => Math.min(LIFE.idle, remaining(token.iiat)),
      Session: (_ctx, session) => remaining(session.loginTs),
    },
  };
}

/** Returns the seconds until a session that began at `start` reaches its maximum age. */
function remaining(start: number | undefined): number {
  const now = Math.floor(Date.now() / 1000);
  return Math.max(1, (start ?? now) + LIFE.session - now);
}

function signingIn(db: Database, pages: Pages): Configuration {
  const policy = interactionPolicy.base();
  // The cabinet is a first-party client, so no consent is needed.
  policy.remove('consent');
  return {
    interactions: {
      policy,
      url: (_ctx, interaction) => `${REALM_PATH}/login-actions/authenticate/${interaction.uid}`,
    },
    findAccount: async (_ctx, id) => {
      const account = await findAccount(db, id);
      return account && { accountId: id, claims: async () => ({ sub: id, ...profileOf(account) }) };
    },
    loadExistingGrant: findOrCreateGrant,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPE,
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
          accessTokenTTL: LIFE.access,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.signOut,
        postLogoutSuccessSource: pages.signedOut,
      },
    },
  };
}

async function findOrCreateGrant({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (!client || !session?.accountId) return undefined;
  const id = session.grantIdFor(client.clientId);
  const known = id && (await provider.Grant.find(id));
  if (known) return known;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  grant.addResourceScope(RESOURCE, SCOPE);
  await grant.save();
  return grant;
}

function profileOf({ email, firstName, lastName }: Account) {
  return {
    preferred_username: email,
    email,
    email_verified: true,
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
  };
}

/** Keycloak omits the claim if there are no roles. */
function rolesOf({ roles }: Account) {
  return roles.length > 0 ? { resource_access: { [AUDIENCE]: { roles } } } : {};
}

/**
 * Sets the CORS headers. keycloak-js posts with credentials, which the provider's own CORS answer does not
 * allow (F1). For unlisted origins, the provider's answer reveals too much.
 */
function allowOrigin(ctx: KoaContextWithOIDC, origins: string[]): void {
  const origin = ctx.get('Origin');
  ctx.vary('Origin');
  if (!origins.includes(origin)) {
    ctx.remove('Access-Control-Allow-Origin');
    return;
  }
  ctx.set({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' });
  if (ctx.method !== 'OPTIONS') return;
  ctx.set({ 'Access-Control-Allow-Methods': 'GET, POST', 'Access-Control-Allow-Headers': 'content-type' });
}
