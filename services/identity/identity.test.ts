import { decodeJwt } from 'jose';
import { ownerOf } from '../kit/database.ts';
import { NO_SINKS } from '../kit/html.ts';
import { tokenVerifier } from '../kit/token.ts';
import {
  answerOf,
  Browser,
  CABINET,
  HOME,
  locationOf,
  openRealm,
  type Realm,
} from '../testing/identity/realm.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { loadKeys } from './keys.ts';
import { AUDIENCE, CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from './realm.ts';

const STUDENT = 'student@cabinet.test';
const HOSTILE = `"><img src=x onerror=alert(1)><script>alert(1)</script>" onfocus="alert(1)`;

let realm: Realm;

/** Ages the stored artifacts by the given seconds. */
async function pass(seconds: number): Promise<void> {
  const ago = `make_interval(secs => ${seconds})`;
  await realm.db.query(
    `update identity.artifact set consumed_at = consumed_at - ${ago}, expires_at = expires_at - ${ago}`,
  );
}

onEachDatabase((open) => {
  beforeAll(async () => {
    realm = await openRealm(await open());
  }, 240_000);
  afterAll(() => realm.close());

  describe('S2 attacks on the code flow', () => {
    test.each([
      ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }],
      ['a plain challenge', { code_challenge_method: 'plain' }],
      ['tokens without a code', { response_type: 'token' }],
      ['an ID token without a code', { response_type: 'id_token' }],
    ])('S2 an authorization request with %s is refused', async (_name, changes) => {
      const response = await new Browser(realm).authorise(changes);
      expect(locationOf(response)).toMatch(/^http:\/\/cabinet\.test\/my\/#error=/);
      expect(answerOf(response).get('code')).toBeNull();
    });

    test.each([
      `${CABINET}/my`,
      `${CABINET}/my/orders`,
      `${CABINET}/my/?next=1`,
      `${HOME}#fragment`,
      'http://cabinet.test.evil.example/my/',
      'https://cabinet.test/my/',
      'http://evil.example/my/',
      undefined,
    ])('S2 the redirect URI %s is refused without a redirect', async (redirect_uri) => {
      const response = await new Browser(realm).authorise({ redirect_uri });
      expect(response.status).toBe(400);
      expect(locationOf(response)).toBe('');
    });

    test('S2 a wrong verifier gets no token', async () => {
      const browser = new Browser(realm);
      const code = await browser.signIn(STUDENT);
      const { status, body } = await browser.exchange(code, { code_verifier: 'x'.repeat(43) });
      expect([status, body.error]).toEqual([400, 'invalid_grant']);
    });

    test('S2 a second use of a code revokes the tokens of its first use', async () => {
      const browser = new Browser(realm);
      const code = await browser.signIn(STUDENT);
      const first = await browser.exchange(code);
      expect(first.status).toBe(200);
      expect((await browser.exchange(code)).status).toBe(400);
      expect((await browser.refresh(first.body.refresh_token)).status).toBe(400);
    });

    test('S2 a code expires after 60 seconds', async () => {
      const [quick, slow] = [new Browser(realm), new Browser(realm)];
      const early = await quick.signIn(STUDENT);
      await pass(55);
      expect((await quick.exchange(early)).status).toBe(200);
      const late = await slow.signIn(STUDENT);
      await pass(61);
      expect((await slow.exchange(late)).body.error).toBe('invalid_grant');
    });

    test('S2 a code is valid only for its own redirect URI', async () => {
      const browser = new Browser(realm);
      const code = await browser.signIn(STUDENT);
      const redirect_uri = `${CABINET}/my/silent-check-sso.html`;
      expect((await browser.exchange(code, { redirect_uri })).body.error).toBe('invalid_grant');
    });

    test('S2 one of two concurrent uses of a code succeeds', async () => {
      const browser = new Browser(realm);
      const code = await browser.signIn(STUDENT);
      const answers = await Promise.all([browser.exchange(code), browser.exchange(code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });
  });

  describe('SE2 a lost refresh answer costs nothing', () => {
    test('SE2 a refresh token gets the same successor for at least 19 seconds', async () => {
      const browser = new Browser(realm);
      const { refresh_token } = await browser.tokensOf(STUDENT);
      const first = await browser.refresh(refresh_token);
      await pass(19);
      const again = await browser.refresh(refresh_token);
      expect(again.body.refresh_token).toBe(first.body.refresh_token);
      expect(first.body.refresh_token).not.toBe(refresh_token);
      expect((await browser.refresh(first.body.refresh_token)).status).toBe(200);
    });

    test('SE2 ten concurrent exchanges of one token return one successor', async () => {
      const browser = new Browser(realm);
      const { refresh_token } = await browser.tokensOf(STUDENT);
      const answers = await Promise.all(Array.from({ length: 10 }, () => browser.refresh(refresh_token)));
      expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    });

    test('SE2 a replay after 20 seconds revokes the whole token family', async () => {
      const browser = new Browser(realm);
      const { refresh_token } = await browser.tokensOf(STUDENT);
      const { body } = await browser.refresh(refresh_token);
      const last = await browser.refresh(body.refresh_token);
      await pass(21);
      for (const token of [refresh_token, body.refresh_token, last.body.refresh_token]) {
        expect((await browser.refresh(token)).body.error).toBe('invalid_grant');
      }
    });

    test('SE2 a replay does not affect the token family of another sign-in', async () => {
      const browser = new Browser(realm);
      const other = await new Browser(realm).tokensOf(STUDENT);
      const { refresh_token } = await browser.tokensOf(STUDENT);
      await browser.refresh(refresh_token);
      await pass(21);
      await browser.refresh(refresh_token);
      expect((await browser.refresh(other.refresh_token)).status).toBe(200);
    });
  });

  describe('tokens', () => {
    test('a refresh token expires eight hours after the sign-in, also after renewals', async () => {
      const browser = new Browser(realm);
      const { refresh_token } = await browser.tokensOf(STUDENT);
      const { body } = await browser.refresh(refresh_token);
      const { iat = 0, exp = 0 } = decodeJwt(refresh_token);
      expect(exp - iat).toBe(8 * 60 * 60);
      expect(decodeJwt(body.refresh_token).exp).toBe(exp);
    });

    test('F1 keycloak-js can decode the refresh token', async () => {
      const { refresh_token } = await new Browser(realm).tokensOf(STUDENT);
      expect(decodeJwt(refresh_token)).toMatchObject({ typ: 'Refresh', azp: CLIENT_ID });
    });

    test('an access token is for the services, lives 300 seconds, and has no empty role claim', async () => {
      const { access_token, expires_in } = await new Browser(realm).tokensOf(STUDENT);
      const claims = decodeJwt(access_token);
      expect(claims).toMatchObject({ aud: AUDIENCE, iss: CABINET + REALM_PATH, email: STUDENT });
      expect([expires_in, (claims.exp ?? 0) - (claims.iat ?? 0)]).toEqual([300, 300]);
      expect(claims).not.toHaveProperty('resource_access');
    });

    test('the services accept the access token with its roles, and reject the ID token', async () => {
      const { access_token, id_token } = await new Browser(realm).tokensOf('tokens-admin@cabinet.test');
      const { publicJwks } = await loadKeys(realm.db);
      const verify = tokenVerifier({
        issuer: CABINET + REALM_PATH,
        audience: AUDIENCE,
        clients: [CLIENT_ID],
        keys: publicJwks,
      });
      await expect(verify(access_token)).resolves.toMatchObject({ roles: ['tokens-admin'] });
      await expect(verify(id_token)).rejects.toMatchObject({ status: 401 });
    });

    test('the published keys contain no private parts', async () => {
      const response = await new Browser(realm).fetch(`${realm.url}${PROTOCOL_PATH}/certs`);
      const { keys } = (await response.json()) as { keys: object[] };
      expect(keys).toEqual(realm.keys.publicJwks.keys);
      expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    });
  });

  describe('S1 CORS of the identity service', () => {
    const addresses = ['token', 'certs', 'auth', 'logout'].map((name) => `${PROTOCOL_PATH}/${name}`);
    const ask = (path: string, method: string, origin: string) =>
      new Browser(realm).fetch(`${realm.url}${path}`, {
        method,
        headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }) },
        ...(method === 'POST' && { body: new URLSearchParams({ client_id: CLIENT_ID }) }),
      });

    test('S1 the cabinet can read the answers with credentials', async () => {
      for (const method of ['OPTIONS', 'POST']) {
        const { headers } = await ask(`${PROTOCOL_PATH}/token`, method, CABINET);
        expect(headers.get('access-control-allow-origin')).toBe(CABINET);
        expect(headers.get('access-control-allow-credentials')).toBe('true');
        expect(headers.get('vary')).toContain('Origin');
      }
    });

    test.each([
      'http://evil.example',
      'http://cabinet.test.evil.example',
      'http://evil-cabinet.test',
      'http://my.cabinet.test',
      'https://cabinet.test',
      'http://cabinet.test:8080',
      'http://CABINET.test',
      'null',
    ])('S1 the origin %s can read no answer', async (origin) => {
      for (const path of [...addresses, '/.well-known/openid-configuration']) {
        for (const method of ['OPTIONS', 'GET', 'POST']) {
          const { headers } = await ask(path, method, origin);
          expect([...headers.keys()].filter((name) => name.startsWith('access-control-allow'))).toEqual([]);
        }
      }
    });
  });

  test('A5 a removed role disappears with the next access token, after at most 300 seconds', async () => {
    const browser = new Browser(realm);
    const { access_token, refresh_token } = await browser.tokensOf('manager@cabinet.test');
    expect(decodeJwt(access_token)).toHaveProperty('resource_access.svc.roles', ['manager']);
    await ownerOf(realm.db).query(
      `update identity.account set roles = '[]' where email = 'manager@cabinet.test'`,
    );
    const { body } = await browser.refresh(refresh_token);
    expect(decodeJwt(body.access_token)).not.toHaveProperty('resource_access');
    expect(body.expires_in).toBe(300);
  });

  describe('sign-in page', () => {
    test('a wrong password shows an error and keeps the typed e-mail', async () => {
      const page = await (await new Browser(realm).typePassword('"><b>@cabinet.test', 'wrong')).text();
      expect(page).toMatch(/role="alert">E-mail или\sпароль не\sподошли/);
      expect(page).toContain('value="&quot;&gt;&lt;b&gt;@cabinet.test"');
    });

    test.each([
      ['in the hint', { login_hint: HOSTILE }],
      ['as the client', { client_id: HOSTILE }],
      ['as the way back', { redirect_uri: HOSTILE }],
      ['as the languages', { ui_locales: HOSTILE }],
      ['as the prompt', { prompt: HOSTILE }],
      ['as the scope and the state', { scope: HOSTILE, state: HOSTILE }],
    ])('O5 markup %s stays text on every page', async (_where, changes) => {
      const browser = new Browser(realm);
      const first = await browser.authorise(changes);
      const form = locationOf(first);
      // Other refusals are shown here or in the cabinet.
      const page = form.includes('/login-actions/') ? await browser.fetch(form) : first;
      expect(await page.text()).not.toMatch(/<img|<script>|" onfocus/);
      expect(page.headers.get('content-security-policy')).toContain(NO_SINKS);
    });

    test("the sign-in page has Keycloak's ids, the project's colours and only its own script", async () => {
      const browser = new Browser(realm);
      const response = await browser.fetch(locationOf(await browser.authorise()));
      const page = await response.text();
      for (const id of ['username', 'password', 'kc-login']) expect(page).toContain(`id="${id}"`);
      expect(page).toContain('data-variant="mti"');
      expect(page.match(/<script[^>]*>/g)).toEqual([`<script src="${REALM_PATH}/resources/page.js">`]);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    });

    test.each([
      [{ ui_locales: 'uz ru' }, 'ru', 'lang="uz"'],
      [{}, 'en-GB,en;q=0.9,ru;q=0.8', 'lang="en"'],
      [{}, 'de', 'lang="ru"'],
      [{ ui_locales: 'ru' }, 'en', '30–50\u00a0%'],
      [{ ui_locales: 'uz' }, 'ru', '30–50%'],
      [{}, 'en', '30–50%'],
    ])('a request with %j and %s gets a page that contains %s', async (changes, language, expected) => {
      const browser = new Browser(realm);
      const headers = { 'accept-language': language };
      const form = locationOf(await browser.authorise(changes, { headers }));
      expect(await (await browser.fetch(form, { headers })).text()).toContain(expected);
    });

    test('an expired form leads back to the cabinet', async () => {
      const response = await new Browser(realm).fetch(`${realm.url}/login-actions/authenticate/gone`);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('href="/my/"');
    });
  });

  describe('silent sign-in', () => {
    const silent = { prompt: 'none', redirect_uri: `${CABINET}/my/silent-check-sso.html` };

    test('a silent sign-in of a guest returns login_required', async () => {
      const response = await new Browser(realm).authorise(silent);
      expect(answerOf(response).get('error')).toBe('login_required');
    });

    test('a silent sign-in with a session returns a code without a page', async () => {
      const browser = new Browser(realm);
      await browser.signIn(STUDENT);
      expect(answerOf(await browser.authorise(silent)).get('code')).toBeTruthy();
    });
  });

  describe('sign-out', () => {
    async function signOut(browser: Browser, idToken?: string) {
      const body = new URLSearchParams({
        client_id: CLIENT_ID,
        post_logout_redirect_uri: HOME,
        ...(idToken && { id_token_hint: idToken }),
      });
      const response = await browser.fetch(`${realm.url}${PROTOCOL_PATH}/logout`, { method: 'POST', body });
      return response.text();
    }

    test("a sign-out with the session's ID token ends the session without a confirmation", async () => {
      const browser = new Browser(realm);
      const { id_token, refresh_token } = await browser.tokensOf(STUDENT);
      const page = await signOut(browser, id_token);
      expect(page).toContain('document.forms[0].submit()');

      const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
      const body = new URLSearchParams({ xsrf, logout: 'yes' });
      expect(locationOf(await browser.fetch(action, { method: 'POST', body }))).toBe(HOME);
      expect(answerOf(await browser.authorise({ prompt: 'none' })).get('error')).toBe('login_required');
      expect((await browser.refresh(refresh_token)).status).toBe(400);
    });

    test('a sign-out without an ID token requires a confirmation', async () => {
      const browser = new Browser(realm);
      await browser.signIn(STUDENT);
      const page = await signOut(browser);
      expect(page).toContain('Выйти из\u00a0кабинета?');
      expect(page).not.toContain('submit()');
    });
  });
});
