import { createHmac } from 'node:crypto';
import { Provider } from 'oidc-provider';
import { LIFE } from './realm.ts';

/**
 * The grace period in seconds: an exchanged refresh token still gets the same successor (F2, SE2). A browser
 * can retry a lost answer without harm. A later replay revokes the token family.
 */
export const REFRESH_GRACE_SECONDS = 20;

type RefreshToken = InstanceType<Provider['RefreshToken']>;

/**
 * Adapts refresh tokens to keycloak-js, which decodes them as a JWT (F1) and may send a token twice. The
 * successor's id is derived from the spent token and a secret. So all exchanges of one token return the same
 * successor, even concurrently.
 */
export function adaptRefreshTokens(provider: Provider, secret: string): void {
  const prototype = provider.RefreshToken.prototype as RefreshToken & { generateTokenId(): string };
  const newHandle = prototype.generateTokenId;

  prototype.generateTokenId = function (this: RefreshToken) {
    const spent = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    const handle = spent ? successorHandle(spent.jti, secret) : newHandle.call(this);
    return `${jwtClothes(this)}.${handle}`;
  };
}

function successorHandle(spent: string, secret: string): string {
  return createHmac('sha256', secret).update(spent).digest('base64url');
}

/** Returns a JWT header and payload for clients that decode the token. The service trusts only the handle. */
function jwtClothes({ iiat = 0, accountId, clientId, sessionUid }: RefreshToken): string {
  const payload = {
    typ: 'Refresh',
    iat: iiat,
    exp: iiat + LIFE.session,
    sub: accountId,
    azp: clientId,
    sid: sessionUid,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
