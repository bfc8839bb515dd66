import { listCards } from '@cabinet/contracts/members';
import { routes } from '@cabinet/contracts/routes';
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { AUDIENCE } from '../identity/realm.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { requestOf, startServices, type TestSystem } from '../testing/kit/system.ts';
import { claimsOf, ISSUER } from '../testing/kit/tokens.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());

const OWNED = Object.values(routes).filter(({ access }) => access !== 'public');
const now = () => Math.floor(Date.now() / 1000);
const student = (changes: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
  system.identity.sign({ ...claimsOf('student'), ...changes }, header);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs with a key of the forger. */
async function withOwnKey(header: (publicKey: JWK) => Partial<JWTHeaderParameters>): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const more = header(await exportJWK(publicKey));
  return new SignJWT(claimsOf('student')).setProtectedHeader({ alg: 'RS256', ...more }).sign(privateKey);
}

/** Signs with the public key as a shared secret. */
function withPublicKey(key: string): Promise<string> {
  const header = { alg: 'HS256', kid: 'test' };
  return new SignJWT(claimsOf('student')).setProtectedHeader(header).sign(Buffer.from(key));
}

const FORGED: Record<string, () => Promise<string> | string> = {
  'no signature': () => `${part({ alg: 'none' })}.${part(claimsOf('student'))}.`,
  'no signature, in another spelling': () =>
    `${part({ alg: 'nOnE', kid: 'test' })}.${part(claimsOf('student'))}.`,
  'HS256 with the public key as PEM': async () =>
    withPublicKey(await exportSPKI((await importJWK(system.identity.publicKey, 'RS256')) as CryptoKey)),
  'HS256 with the public key as JSON': () => withPublicKey(JSON.stringify(system.identity.publicKey)),
  'the signature of another key': () => withOwnKey(() => ({ kid: 'test' })),
  'an unpublished key': () => student({}, { kid: 'foreign' }),
  'a key inside the token': () => withOwnKey((jwk) => ({ jwk })),
  'a key at an address in the token': () => withOwnKey(() => ({ kid: 'own', jku: 'https://evil.test/jwks' })),
  'claims changed after signing': async () => {
    const [header, , signature] = (await student({})).split('.');
    return `${header}.${part(claimsOf('admin'))}.${signature}`;
  },
  'a truncated token': async () => (await student({})).slice(0, -20),
  'it expired 31 seconds ago': () => student({ exp: now() - 31 }),
  'it never expires': () => system.identity.sign({ ...claimsOf('student'), exp: undefined }),
  'it is valid in 31 seconds': () => student({ nbf: now() + 31 }),
  'another issuer': () => student({ iss: 'https://evil.test/realms/clients' }),
  'another realm of the issuer': () => student({ iss: ISSUER.replace('clients', 'master') }),
  'another audience': () => student({ aud: 'account' }),
  'another client': () => student({ azp: 'admin-cli' }),
  'no client': () => system.identity.sign({ ...claimsOf('student'), azp: undefined }),
  'an ID token': () => student({ typ: 'ID', aud: AUDIENCE }),
  'a refresh token': () => student({ typ: 'Refresh' }),
  'no subject': () => system.identity.sign({ ...claimsOf('student'), sub: undefined }),
  'an empty subject': () => student({ sub: '' }),
  'no e-mail': () => system.identity.sign({ ...claimsOf('student'), email: undefined }),
  'no token': () => 'not-a-token',
};

/**
 * Tokens that the identity service signed for another purpose. The portal's settings are wrong, and the code
 * names the wrong setting.
 */
const FOREIGN: Record<string, string> = {
  'another issuer': 'foreign_issuer',
  'another realm of the issuer': 'foreign_issuer',
  'another audience': 'foreign_audience',
  'another client': 'foreign_client',
  'no client': 'foreign_client',
};

test.each(Object.entries(FORGED))('S4 %s is refused on every route, without data', async (name, forge) => {
  const errorCode = FOREIGN[name] ?? 'unauthorised';
  const headers = { authorization: `Bearer ${await forge()}` };
  for (const route of OWNED) {
    const request = requestOf(route, { params: { id: 1, orderId: 1 } });
    const { status, body } = await system.nobody.send({ ...request, headers });
    // The answer to HEAD has no body.
    const refusal = route.method === 'HEAD' ? null : { message: 'Нужно войти в кабинет', errorCode };
    expect({ route: route.path, status, body }).toEqual({ route: route.path, status: 401, body: refusal });
  }
});

test.each(['', 'Bearer', 'Basic c3R1ZGVudDpmcmllbmRz', 'Token {}', 'Bearer {} {}', 'Bearer {},{}'])(
  'S4 the header "%s" is refused as a bearer token',
  async (header) => {
    const token = await student({});
    const headers = { authorization: header.replaceAll('{}', token) };
    expect(await system.nobody.send({ url: '/loyalty/api/cards', headers })).toMatchObject({ status: 401 });
  },
);

test('S4 a clock difference of 10 seconds is accepted', async () => {
  for (const changes of [{ exp: now() - 10 }, { nbf: now() + 10 }]) {
    const headers = { authorization: `Bearer ${await student(changes)}` };
    expect(await system.nobody.send({ url: '/loyalty/api/cards', headers })).toMatchObject({ status: 200 });
  }
});

test('F12 an unverified e-mail gives no access', async () => {
  const { status, body } = await system
    .as('student', { email_verified: false })
    .ask(listCards, { query: {} });
  expect({ status, errorCode: body.errorCode }).toEqual({ status: 403, errorCode: 'email_not_verified' });
});

test('F12 a contact stays with its account when the e-mail changes owners', async () => {
  const owner = system.as('poor');
  const { cards } = await owner.get(listCards, { query: {} });
  expect(cards).toHaveLength(2);

  const renamed = system.as('poor', { email: 'poor.new@cabinet.test' });
  expect((await renamed.get(listCards, { query: {} })).cards).toEqual(cards);

  const newcomer = system.as('stranger', { email: 'poor@cabinet.test' });
  expect((await newcomer.get(listCards, { query: {} })).cards).toEqual([]);
});
