import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { Forbidden, Unauthorised, Unavailable } from './errors.ts';

/** The caller, according to the access token. `email` is verified and in lower case. */
export interface Identity {
  /** The account id of the identity service. All data is bound to it, because an e-mail can change owners. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
  /** The sign-in of the token (`sid`), which identifies one browser. Null if the token has no `sid`. */
  session: string | null;
}

/** Verifies a bearer token and returns its identity. @throws the error answer */
export type TokenVerifier = (token: string) => Promise<Identity>;

export interface TokenVerifierOptions {
  /** The `iss` of the identity service; several if the service has several names. */
  issuer: string | string[];
  /** The `aud`, and the resource whose roles count (§6: `svc`). */
  audience: string;
  /** The accepted clients (`azp`). A realm signs the tokens of other clients with the same keys. */
  clients: string[];
  /** The URL of the identity service's public keys. */
  jwksUrl?: string;
  /** The keys, instead of `jwksUrl`. */
  keys?: JSONWebKeySet;
}

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const LEEWAY_SECONDS = 15;
const CACHE_SIZE = 10_000;

/**
 * Returns a verifier for access tokens. The verifier checks signature, issuer, audience, client, type and
 * expiry (S4). The verifier caches a valid token until its `exp`, because repeated verification halves the
 * throughput.
 */
export function tokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { issuer, audience, clients, jwksUrl, keys } = options;
  const key = keys ? createLocalJWKSet(keys) : createRemoteJWKSet(new URL(jwksUrl ?? ''));
  const verified = new Map<string, { identity: Identity; until: number }>();

  return async (token) => {
    const known = verified.get(token);
    if (known && known.until > Date.now()) return known.identity;
    verified.delete(token);

    const { payload } = await jwtVerify(token, key, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      clockTolerance: LEEWAY_SECONDS,
      requiredClaims: ['sub', 'exp'],
    }).catch(refuse);
    if (!clients.includes(String(payload.azp))) throw notForUs('client');
    const identity = identityOf(payload, audience);
    if (verified.size >= CACHE_SIZE) verified.clear();
    verified.set(token, { identity, until: (payload.exp ?? 0) * 1000 });
    return identity;
  };
}

function refuse(error: unknown): never {
  const isKeySetUnreachable = error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError);
  if (isKeySetUnreachable) {
    throw new Unavailable({ message: 'Сервис входа не отвечает', errorCode: 'identity_unavailable' });
  }
  if (error instanceof errors.JWTClaimValidationFailed && ['aud', 'iss'].includes(error.claim))
    throw notForUs(error.claim === 'aud' ? 'audience' : 'issuer');
  throw new Unauthorised();
}

/**
 * Returns the error for a valid token of another client, audience or issuer. The portal's settings are wrong,
 * so a new token would not help.
 */
function notForUs(what: 'client' | 'audience' | 'issuer'): Unauthorised {
  return new Unauthorised({ message: 'Нужно войти в кабинет', errorCode: `foreign_${what}` });
}

function identityOf(payload: JWTPayload, audience: string): Identity {
  // Keycloak marks its other tokens with the same key: ID, Refresh, Offline, Logout.
  if (payload.typ !== undefined && payload.typ !== 'Bearer') throw new Unauthorised();
  const { sub: subject, email } = payload;
  if (!subject || typeof email !== 'string') throw new Unauthorised();
  // An unverified address gives no access to data (F12).
  if (payload.email_verified !== true) {
    throw new Forbidden({ error: 'Подтверди свой адрес e-mail', errorCode: 'email_not_verified' });
  }
  return {
    subject,
    email: email.toLowerCase(),
    firstName: textOf(payload.given_name),
    lastName: textOf(payload.family_name),
    roles: rolesOf(payload.resource_access, audience),
    session: textOf(payload.sid) || null,
  };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}

/** Returns `resource_access.<resource>.roles`. Keycloak omits an empty list. */
function rolesOf(access: unknown, resource: string): string[] {
  const roles = (access as Record<string, { roles?: unknown }> | undefined)?.[resource]?.roles;
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];
}
