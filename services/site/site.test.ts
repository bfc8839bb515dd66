import { createHash } from 'node:crypto';
import { registrySchema } from '@cabinet/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { parse } from 'valibot';
import { createApp } from '../kit/app.ts';
import { type Builds, makeBuilds, PINS, SCRIPT } from '../testing/site/builds.ts';
import { siteService } from './service.ts';
import { readConfig } from './settings.ts';

let builds: Builds;
let app: FastifyInstance;

async function open(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const site = createApp();
  const config = readConfig(env);
  await site.register(siteService, { root: builds.root, dataDir: builds.dataDir, config });
  await site.ready();
  return site;
}

beforeEach(async () => {
  builds = await makeBuilds();
  app = await open();
});
afterEach(async () => {
  await app.close();
  await builds.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('routes for portals', () => {
  test.each(['/my/config.json', '/my/remotes.json'])('any page can read %s', async (url) => {
    const { headers } = await get(url, { origin: 'https://portal.test' });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  test('/embed/v1.js comes from the newest shell and is revalidated', async () => {
    const early = await get('/embed/v1.js');
    expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '10']);
    await builds.write('shell/dist/3.2.0-aaaa/embed/v1.js', SCRIPT);
    const { statusCode, body, headers } = await get('/embed/v1.js');
    expect([statusCode, body]).toEqual([200, SCRIPT]);
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  });

  test('/embed/v1.json contains the permanent URL of the script and its hash', async () => {
    await builds.write('shell/dist/3.2.0-aaaa/embed/v1.js', SCRIPT);
    const pinned = (await get('/embed/v1.json')).json();
    const hash = createHash('sha384').update(SCRIPT).digest('base64');
    expect(pinned).toEqual({
      release: '3.2.0-aaaa',
      src: '/embed/3.2.0-aaaa/v1.js',
      integrity: `sha384-${hash}`,
    });

    await builds.write('shell/dist/3.3.0-bbbb/embed/v1.js', 'newer');
    await builds.write('shell/dist/3.3.0-bbbb/release.json', '{}');
    expect((await get('/embed/v1.js')).body).toBe('newer');
    const { statusCode, body, headers } = await get(pinned.src);
    expect([statusCode, body]).toEqual([200, SCRIPT]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/embed/9.9.9/v1.js')).statusCode).toBe(404);
  });
});

describe('paths of the site', () => {
  test.each([
    ['/', '/my/'],
    ['/my', '/my/'],
    ['/my?open=card', '/my/?open=card'],
  ])('%s redirects to the cabinet', async (url, cabinet) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([302, cabinet]);
  });

  test.each([
    '/my/',
    '/my/catalog/12',
    '/my/orders/12-15',
    '/my/rules/',
    '/my/nothing/here',
    '/my/index.html',
  ])('%s returns the shell', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/my/js/main.ffffffffff.js',
    '/my/catalog/picture.png',
    '/my/js/..%2f..%2fpackage.json.js',
    '/remotes/mf-catalog/3.2.0-bbbb/js/gone.js',
    '/remotes/mf-catalog/9.9.9/remoteEntry.js',
    '/remotes/shell/3.2.0-aaaa/index.html',
    '/remotes/mf-catalog/../remoteEntry.js',
  ])('RM3 the missing file %s returns a plain 404 instead of the shell', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.headers['content-type']).not.toContain('html');
    expect(response.body).not.toContain('<html');
  });

  test.each(['/my/friend', '/my/friend/', '/my/friend?referral=a1b2', '/my/friend/rules'])(
    '%s returns the friend page instead of the shell',
    async (url) => {
      const { body, headers } = await get(url);
      expect(body).toContain('<title>Приглашение</title>');
      expect(body).toContain('id="cabinet-config"');
      expect(headers['content-security-policy']).toBe((await get('/my/')).headers['content-security-policy']);
      expect((await get('/my/friends')).body).toContain('<title>Друзья</title>');
    },
  );

  test('a missing file returns plain text', async () => {
    const response = await get('/my/js/gone.js');
    expect([response.statusCode, response.body]).toEqual([404, 'Not found\n']);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('paths outside of the cabinet get no history fallback', async () => {
    expect((await get('/catalog/12')).statusCode).toBe(404);
    expect((await get('/mything')).statusCode).toBe(404);
  });

  test('the privacy policy is a PDF of less than 100 kB', async () => {
    const response = await get('/my/files/privacy-policy.pdf');
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.rawPayload.length).toBeLessThan(100_000);
  });
});

describe('files', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
  ])('a script for "%s" is sent as %s', async (accepted, encoding) => {
    const response = await get('/my/js/main.0123456789.js', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    if (!encoding) expect(response.body).toBe(SCRIPT);
  });

  test('hashed files and releases are immutable, and all other files are revalidated', async () => {
    const caching = async (url: string) => (await get(url)).headers['cache-control'];
    expect(await caching('/my/js/main.0123456789.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/remotes/mf-catalog/3.2.0-bbbb/remoteEntry.js')).toContain('immutable');
    expect(await caching('/my/silent-check-sso.html')).toBe('no-cache');
    expect(await caching('/my/config.json')).toBe('no-cache');
    expect(await caching('/my/js/gone.js')).toBe('no-store');
  });

  test('any portal can load a remote', async () => {
    const { headers } = await get('/remotes/mf-catalog/3.2.0-bbbb/remoteEntry.js', {
      origin: 'http://portal.test',
    });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('document of the cabinet', () => {
  const dataOf = (html: string, id: string) =>
    JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');

  test('the document contains configuration and registry as data', async () => {
    const { body } = await get('/my/');
    expect(dataOf(body, 'cabinet-config')).toEqual((await get('/my/config.json')).json());
    expect(dataOf(body, 'cabinet-remotes')).toEqual((await get('/my/remotes.json')).json());
  });

  test('the document holds the links of its remote until a session is found', async () => {
    const { body } = await get('/my/catalog/12');
    const later = /<template id="cabinet-later">(.*?)<\/template>/s.exec(body)?.[1];
    const base = '/remotes/mf-catalog/3.2.0-bbbb/';
    for (const [as, file, letter] of [
      ['script', 'remoteEntry.js', 'A'],
      ['script', 'js/remote.0123456789.js', 'B'],
      ['style', 'css/remote.0123456789.css', 'C'],
    ] as const)
      expect(later).toContain(
        `<link rel="preload" as="${as}" href="${base}${file}" integrity="sha384-${letter.repeat(64)}" fetchpriority="low">`,
      );
    expect((await get('/my/faq')).body).not.toContain('rel="preload"');
  });

  test('a value of the configuration cannot close its element', async () => {
    await app.close();
    app = await open({ SUPPORT_EMAIL: '</script><script>alert(1)</script>' });
    const { body } = await get('/my/');
    expect(body).not.toContain('<script>alert');
    expect(dataOf(body, 'cabinet-config').support.email).toBe('</script><script>alert(1)</script>');
  });

  test('the document has the colours of the project', async () => {
    await app.close();
    app = await open({ PROJECT: 'mti' });
    expect((await get('/my/')).body).toContain('data-variant="mti"');
  });

  test("O2 the document's policy allows only listed origins and no frame", async () => {
    await app.close();
    app = await open({
      KEYCLOAK_URL: 'https://id.test/auth/',
      CRM_URL: 'https://crm.test/bus',
      REMOTE_ORIGINS: 'https://cdn.test/',
    });
    const policy = String((await get('/my/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|strict-dynamic|\*/);
    expect(policy).toContain("script-src 'self' https://cdn.test;");
    expect(policy).toContain("connect-src 'self' https://crm.test https://id.test https://cdn.test;");
    expect(policy).toContain("form-action 'self' https://id.test;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default policy-text$/);
  });

  test('O2 a remote from localhost may call its dev server and show the error overlay', async () => {
    await app.close();
    app = await open({ REMOTE_ORIGINS: 'http://localhost:4102,https://cdn.test' });
    const policy = String((await get('/my/')).headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' http://localhost:4102 https://cdn.test;");
    expect(policy).toMatch(/; trusted-types default policy-text webpack-dev-server#overlay$/);
  });

  test('the cabinet can frame the page of the silent sign-in', async () => {
    const { headers } = await get('/my/silent-check-sso.html');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('O3 listed portals can frame only the pages for frames and their silent sign-in', async () => {
    await app.close();
    app = await open({ FRAME_ORIGINS: 'https://portal.test/, https://other.test' });
    const framersOf = async (url: string) =>
      /frame-ancestors ([^;]+)/.exec(String((await get(url)).headers['content-security-policy']))?.[1];
    expect(await framersOf('/my/embed/catalog?locale=uz')).toBe('https://portal.test https://other.test');
    expect(await framersOf('/my/silent-check-sso.html')).toBe(
      "'self' https://portal.test https://other.test",
    );
    for (const url of ['/my/', '/my/embedded', '/my/friend', '/my/catalog/12'])
      expect([url, await framersOf(url)]).toEqual([url, "'none'"]);
  });

  test('one document for frames serves all elements, and without listed portals no page can frame it', async () => {
    const { body, headers } = await get('/my/embed/referral');
    expect(body).toContain('<title>Рамка</title>');
    expect(body).toContain('id="cabinet-config"');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'; ");
    expect(headers['content-security-policy']).toMatch(/; trusted-types 'none'$/);
  });

  test('only the inline script runs in the page of the silent sign-in', async () => {
    const { headers, body } = await get('/my/silent-check-sso.html');
    const [, script = ''] = /<script>(.+)<\/script>/.exec(body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'sha256-${hash}';`);
  });

  test('a browser with a current document gets 304', async () => {
    const { headers } = await get('/my/', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    const again = await get('/my/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('registry', () => {
  const published = (version: string) =>
    JSON.stringify({
      revision: version,
      remotes: {
        'mf-catalog': { version, entry: `/remotes/mf-catalog/${version}/mf-manifest.json`, contract: 1 },
      },
    });

  test('before the first publication, the registry names the newest complete build of each remote', async () => {
    const registry = parse(registrySchema, (await get('/my/remotes.json')).json());
    expect(registry.remotes).toEqual({
      'mf-catalog': {
        version: '3.2.0-bbbb',
        entry: '/remotes/mf-catalog/3.2.0-bbbb/mf-manifest.json',
        contract: 1,
        integrity: PINS['remoteEntry.js'],
      },
    });
  });

  test('C1 a list without pins gets the pins of releases on this origin', async () => {
    const elsewhere = { version: '7', entry: 'https://cdn.test/7/remoteEntry.js', contract: 1 };
    const canary = { version: '3.3.0', entry: '/remotes/mf-catalog/3.3.0/mf-manifest.json', percent: 5 };
    const pins = {
      'remoteEntry.js': PINS['js/remote.0123456789.js'],
      'embed/mount.js': PINS['css/remote.0123456789.css'],
    };
    await builds.write('data/remotes/mf-catalog/3.3.0/release.json', JSON.stringify({ pins }));
    const list = JSON.parse(published('3.2.0-bbbb'));
    list.remotes['mf-catalog'].canary = canary;
    list.remotes['mf-orders'] = elsewhere;
    await builds.write('data/remotes.json', JSON.stringify(list));
    const { remotes } = (await get('/my/remotes.json')).json();
    expect(remotes['mf-catalog']).toMatchObject({
      integrity: PINS['remoteEntry.js'],
      canary: { ...canary, integrity: pins['remoteEntry.js'], embed: pins['embed/mount.js'] },
    });
    expect((await get('/my/')).body).not.toContain(pins['embed/mount.js']);
    expect(remotes['mf-orders']).toEqual(elsewhere);
  });

  test.each(['integrity', 'embed'])(
    'C1 a pin (%s) in the list stays unchanged, and an invalid pin breaks the list',
    async (kind) => {
      const listed = (pin: string) => {
        const list = JSON.parse(published('3.2.0-bbbb'));
        list.remotes['mf-catalog'][kind] = pin;
        return builds.write('data/remotes.json', JSON.stringify(list));
      };
      await listed(PINS['js/remote.0123456789.js']);
      const before = (await get('/my/remotes.json')).json();
      expect(before.remotes['mf-catalog'][kind]).toBe(PINS['js/remote.0123456789.js']);

      await listed('4c1d');
      expect((await get('/my/remotes.json')).json()).toEqual(before);
      await expect(open()).rejects.toThrow('"4c1d" is not a pin of the form sha384-<base64>');
    },
  );

  test('a publication appears at once in the list and in the document', async () => {
    const before = (await get('/my/catalog')).body;
    await builds.write('data/remotes.json', published('3.3.0'));
    expect((await get('/my/remotes.json')).json().revision).toBe('3.3.0');
    const after = (await get('/my/catalog')).body;
    expect([before.includes('3.3.0'), after.includes('3.3.0')]).toEqual([false, true]);
  });

  test('after the list breaks, the last valid list stays in use', async () => {
    await builds.write('data/remotes.json', published('3.3.0'));
    await get('/my/remotes.json');
    await builds.write('data/remotes.json', '{"revision":');
    expect((await get('/my/remotes.json')).json().revision).toBe('3.3.0');
  });

  test('a list that is broken at the start is reported', async () => {
    await builds.write('data/remotes.json', '{"revision": 1}');
    await expect(open()).rejects.toThrow(/The list of remotes .*remotes\.json is broken/);
  });
});

describe('configuration', () => {
  test('a referral link leads to the local friend page, unless the settings name another page', () => {
    expect(readConfig({}).inviteUrl).toBe('/my/friend');
    expect(readConfig({ INVITE_URL: 'https://friends.test/invite' }).inviteUrl).toBe(
      'https://friends.test/invite',
    );
  });

  test("the configuration names the variant's university, and CONFIG_FILE overrides it", async () => {
    const { university } = readConfig({ PROJECT: 'capital' });
    expect(university?.name).toEqual({ ru: 'Столица', uz: 'Poytaxt', en: 'Capital University' });
    await builds.write('config.json', '{"university": {"name": "Горный", "address": null}}');
    const named = readConfig({ CONFIG_FILE: `${builds.root}/config.json` });
    expect(named.university).toEqual({ name: { ru: 'Горный' }, address: null });
  });

  test('short links use this origin, unless the settings name another origin', () => {
    expect(readConfig({}).shortUrl).toBe('/f');
    expect(readConfig({ SHORT_URL: 'https://fr.test' }).shortUrl).toBe('https://fr.test');
  });

  test('CONFIG_FILE takes precedence over the environment, member by member', async () => {
    await builds.write('config.json', '{"support": {"email": "help@synergy.test"}, "languages": ["ru"]}');
    const config = readConfig({
      CONFIG_FILE: `${builds.root}/config.json`,
      PROJECT: 'people',
      LANGUAGES: 'ru,en',
    });
    expect(config).toMatchObject({
      project: 'people',
      languages: ['ru'],
      support: { email: 'help@synergy.test' },
    });
    expect(config.support.phones).toHaveLength(2);
  });

  test.each([
    ['{"project": "nobody"}', /config\.json.* invalid at project: /],
    ['{"remoteOrigins": ["cdn.test"]}', /config\.json.* invalid at remoteOrigins\.0: must be an origin/],
    ['{"project"', /config\.json cannot be read: /],
  ])('%s is refused at the start with its place', async (content, message) => {
    await builds.write('config.json', content);
    expect(() => readConfig({ CONFIG_FILE: `${builds.root}/config.json` })).toThrow(message);
  });

  test('a Keycloak replaces the embedded identity service', () => {
    expect(readConfig({ KEYCLOAK_URL: 'https://id.test/auth/' }).identity.url).toBe('https://id.test/auth');
  });
});

test('a tab with an older release still gets its files (RM3)', async () => {
  await builds.write('shell/dist/3.3.0-dddd/js/main.9876543210.js', SCRIPT);
  await builds.write('shell/dist/3.3.0-dddd/release.json', '{}');
  expect((await get('/my/js/main.9876543210.js')).statusCode).toBe(200);
  expect((await get('/my/js/main.0123456789.js')).statusCode).toBe(200);
  expect((await get('/my/js/main.aaaaaaaaaa.js')).statusCode).toBe(404);
});

test('the policy of the main site is plain markup without scripts', async () => {
  const { statusCode, headers, body } = await get('/lp/privacy-common/');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<h1>Политика обработки персональных данных</h1>');
  expect(body).not.toMatch(/<(script|style|img|iframe|link)| on\w+=| style=/);
});

test('security.txt names the contact for security reports (RFC 9116)', async () => {
  const { headers, body } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:support@cabinet\.test$/m);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
