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
import { type TokenVerifier, tokenVerifier } from '../token.ts';

export const ISSUER = 'https://cabinet.test/identity/realms/clients';
const KEY_ID = 'test';

export interface TestIdentity {
  verify: TokenVerifier;
  /** The half of the key that everybody may know. */
  publicKey: JWK;
  /** An access token as the identity service would give it to an account of the sandbox. */
  tokenOf(account: string, changes?: JWTPayload): Promise<string>;
  /** Any claims, signed with the right key; one that is undefined is left out. */
  sign(claims: Record<string, unknown>, header?: Partial<JWTHeaderParameters>): Promise<string>;
}

/** An identity service in a key pair. */
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

/** The claims of an account's access token, good for as long as the slowest suite takes. */
export function claimsOf(account: string): JWTPayload {
  const owner = accounts.find(({ username }) => username === account);
  if (!owner) throw new Error(`There is no account ${account}`);
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
