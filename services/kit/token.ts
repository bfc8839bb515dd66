import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
} from 'jose';
import { Forbidden, Unauthorised, Unavailable } from './errors.ts';

/** Who is calling, as the access token says. `email` is verified and in lower case. */
export interface Identity {
  /** The identity service's id of the account: what everything is bound to, as an e-mail can change hands. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
  /** The sign-in that the token comes from (`sid`): one browser of perhaps several. Null where it is not said. */
  session: string | null;
}

/** Turns a bearer token into who is calling, or throws the answer. */
export type TokenVerifier = (token: string) => Promise<Identity>;

export interface TokenVerifierOptions {
  /** `iss` of the identity service; several where it is reached by several names. */
  issuer: string | string[];
  /** `aud` and the resource whose roles count (§6: `svc`). */
  audience: string;
  /** `azp`: the clients whose tokens count; a realm signs those of its other clients with the same keys. */
  clients: string[];
  /** Where the identity service publishes its keys … */
  jwksUrl?: string;
  /** … or the keys themselves. */
  keys?: JSONWebKeySet;
}

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const LEEWAY_SECONDS = 15;
const CACHE_SIZE = 10_000;

/**
 * Checks signature, issuer, audience, client, kind and expiry of access tokens (S4). A token once verified is
 * believed until its `exp`: verifying each time halves the throughput.
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

/** A whole and valid token of somebody else's: a portal's setting is wrong, and no new token helps. */
function notForUs(what: 'client' | 'audience' | 'issuer'): Unauthorised {
  return new Unauthorised({ message: 'Нужно войти в кабинет', errorCode: `foreign_${what}` });
}

function identityOf(payload: JWTPayload, audience: string): Identity {
  // Keycloak marks the other tokens it signs with the same key: ID, Refresh, Offline, Logout.
  if (payload.typ !== undefined && payload.typ !== 'Bearer') throw new Unauthorised();
  const { sub: subject, email } = payload;
  if (!subject || typeof email !== 'string') throw new Unauthorised();
  // An address that the owner typed in but never proved is no key to anybody's data (F12).
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

/** `resource_access.<resource>.roles`; Keycloak leaves it out when there are none. */
function rolesOf(access: unknown, resource: string): string[] {
  const roles = (access as Record<string, { roles?: unknown }> | undefined)?.[resource]?.roles;
  return Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [];
}
