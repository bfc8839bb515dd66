import {
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import accounts from '../../identity/accounts.json' with { type: 'json' };
import { AUDIENCE, CLIENT_ID } from '../../identity/realm.ts';
import { type TokenVerifier, tokenVerifier } from '../../kit/token.ts';

export const ISSUER = 'https://cabinet.test/identity/realms/clients';
const KEY_ID = 'test';

export interface TestIdentity {
  verify: TokenVerifier;
  publicKey: JWK;
  /** Returns an access token as the identity service issues it to an account of the sandbox. */
  tokenOf(account: string, changes?: JWTPayload): Promise<string>;
  /** Signs any claims with the right key. Undefined claims are left out. */
  sign(claims: Record<string, unknown>, header?: Partial<JWTHeaderParameters>): Promise<string>;
}

/** Creates an identity service from a key pair. */
export async function testIdentity(): Promise<TestIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };

  const sign: TestIdentity['sign'] = (claims, header = {}) =>
    new SignJWT(claims as JWTPayload)
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'at+jwt', ...header })
      .sign(privateKey);
  return {
    verify: tokenVerifier({
      issuer: ISSUER,
      audience: AUDIENCE,
      clients: [CLIENT_ID],
      keys: { keys: [jwk] },
    }),
    publicKey: jwk,
    tokenOf: (account, changes = {}) => sign({ ...claimsOf(account), ...changes }),
    sign,
  };
}

/** Returns the claims of an account's access token, valid for the duration of the slowest suite. */
export function claimsOf(account: string): JWTPayload {
  const owner = accounts.find(({ username }) => username === account);
  if (!owner) throw new Error(`Unknown account ${account}`);
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: ISSUER,
    aud: AUDIENCE,
    azp: CLIENT_ID,
    sub: owner.id,
    iat: now,
    exp: now + 3600,
    email: owner.email,
    email_verified: true,
    given_name: owner.firstName,
    family_name: owner.lastName,
    ...(owner.roles.length > 0 && { resource_access: { svc: { roles: owner.roles } } }),
  };
}
