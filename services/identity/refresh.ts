import { createHmac } from 'node:crypto';
import { Provider } from 'oidc-provider';
import { LIFE } from './realm.ts';

/**
 * How long a refresh token that was already exchanged still gets the same successor (F2, SE2). A lost
 * answer, which the browser itself may ask for again, then costs nothing; a later replay revokes the family.
 */
export const REFRESH_GRACE_SECONDS = 20;

type RefreshToken = InstanceType<Provider['RefreshToken']>;

/**
 * Gives refresh tokens the two properties that keycloak-js needs from them: it decodes them as a JWT
 * (F1), and it may send one twice. The successor's id follows from the spent token and a secret, so
 * that every exchange of one token names the same successor, however many run at once.
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

/** Header and payload for whoever decodes the token; nobody believes them, the handle alone counts. */
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
