import { listCards } from '@cabinet/contracts/loyalty';
import { routes } from '@cabinet/contracts/routes';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { openDatabase } from './database.ts';
import { requestOf, startServices, type TestSystem } from './testing/system.ts';
import { AUDIENCE, claimsOf, ISSUER } from './testing/tokens.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await openDatabase());
}, 60_000);
afterAll(() => system.close());

const now = () => Math.floor(Date.now() / 1000);
const student = (changes: JWTPayload) => system.identity.sign({ ...claimsOf('student'), ...changes });

const FORGED: Record<string, () => Promise<string> | string> = {
  'no signature': async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part(claimsOf('student'))}.`;
  },
  'the signature of another key': async () => {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT(claimsOf('student'))
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(privateKey);
  },
  'a key it brings itself': async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const header = { alg: 'RS256', jwk: await exportJWK(publicKey) };
    return new SignJWT(claimsOf('student')).setProtectedHeader(header).sign(privateKey);
  },
  'a symmetric signature': () =>
    new SignJWT(claimsOf('student')).setProtectedHeader({ alg: 'HS256', kid: 'test' }).sign(Buffer.alloc(32)),
  'a key that is not published': () => system.identity.sign(claimsOf('student'), { kid: 'foreign' }),
  'it expired 31 seconds ago': () => student({ exp: now() - 31 }),
  'it is not valid yet': () => student({ nbf: now() + 60 }),
  'another issuer': () => student({ iss: 'https://evil.test/realms/clients' }),
  'another audience': () => student({ aud: 'account' }),
  'an ID token': () => student({ typ: 'ID', aud: AUDIENCE }),
  'a refresh token': () => student({ typ: 'Refresh' }),
  'no subject': () => system.identity.sign({ ...claimsOf('student'), sub: '' }),
  'no e-mail': () => system.identity.sign({ iss: ISSUER, aud: AUDIENCE, sub: 'x', exp: now() + 60 }),
  'it is cut off': async () => (await student({})).slice(0, -20),
  'no token at all': () => 'not-a-token',
};

describe.each(Object.entries(FORGED))('S4 %s', (_, forge) => {
  test('is refused on every route', async () => {
    const token = await forge();
    for (const route of Object.values(routes).filter(({ access }) => access !== 'public')) {
      const request = requestOf(route, { params: { id: 1, orderId: 1 } });
      const { status, body } = await system.nobody.send({
        ...request,
        headers: { authorization: `Bearer ${token}` },
      });
      expect({ route: route.path, status, body }).toEqual({
        route: route.path,
        status: 401,
        // The answer to HEAD has no body.
        body:
          route.method === 'HEAD' ? null : { message: 'Нужно войти в кабинет', errorCode: 'unauthorised' },
      });
    }
  });
});

test('F12 an e-mail that was never proved opens nothing', async () => {
  const { status, body } = await system
    .as('student', { email_verified: false })
    .ask(listCards, { query: {} });
  expect({ status, errorCode: body.errorCode }).toEqual({ status: 403, errorCode: 'email_not_verified' });
});

test('F12 a contact stays with its account when the e-mail changes hands', async () => {
  const owner = system.as('poor');
  const { cards } = await owner.get(listCards, { query: {} });
  expect(cards).toHaveLength(2);

  const renamed = system.as('poor', { email: 'poor.new@cabinet.test' });
  expect((await renamed.get(listCards, { query: {} })).cards).toEqual(cards);

  const newcomer = system.as('stranger', { email: 'poor@cabinet.test' });
  expect((await newcomer.get(listCards, { query: {} })).cards).toEqual([]);
});
