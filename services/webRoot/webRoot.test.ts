import { access, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readConfig } from '../site/settings.ts';
import { type Builds, makeBuilds, SCRIPT } from '../testing/site/builds.ts';
import type { HeaderRule } from './headers.ts';
import { layWebRoot } from './layWebRoot.ts';
import { siteOptionsOf } from './options.ts';

let builds: Builds;
let folder: string;

beforeEach(async () => {
  builds = await makeBuilds();
  folder = await mkdtemp(join(tmpdir(), 'cabinet-web-'));
});
afterEach(async () => {
  await builds.remove();
  await rm(folder, { recursive: true, force: true });
});

const lay = () => layWebRoot(folder, { ...builds, hosts: [], config: readConfig({ PROJECT: 'mti' }) });
const read = (file: string) => readFile(join(folder, file), 'utf8');
const isThere = (file: string) =>
  access(join(folder, file)).then(
    () => true,
    () => false,
  );

test('every page is complete, and a section preloads the files of its own remote', async () => {
  await lay();
  for (const page of ['my/index.html', 'my/shell.html', 'my/catalog/index.html']) {
    expect(await read(page)).toContain('"project":"mti"');
    expect(await read(page)).toContain('id="cabinet-remotes"');
  }
  expect(await read('my/catalog/index.html')).toContain('/remotes/mf-catalog/3.2.0-bbbb/remoteEntry.js');
  expect(await read('my/shell.html')).not.toContain('remoteEntry.js"');
  expect(await read('my/friend/index.html')).toContain('<title>Приглашение</title>');
  const packed = await readFile(join(folder, 'my/index.html.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(await read('my/index.html'));
});

test('incomplete builds and internal files are not copied', async () => {
  await lay();
  expect(await read('remotes/mf-catalog/3.2.0-bbbb/remoteEntry.js')).toBe(SCRIPT);
  expect(await isThere('remotes/mf-catalog/3.2.0-cccc')).toBe(false);
  expect(await isThere('my/release.json')).toBe(false);
  expect(await isThere('my/friend.html')).toBe(false);
});

test('RM3 after a new shell, the files of the previous shell still exist', async () => {
  await lay();
  await builds.write('shell/dist/3.3.0-dddd/index.html', '<!doctype html><title>Новый</title>');
  await builds.write('shell/dist/3.3.0-dddd/friend.html', '');
  await builds.write('shell/dist/3.3.0-dddd/framed.html', '');
  await builds.write('shell/dist/3.3.0-dddd/silent-check-sso.html', '');
  await builds.write('shell/dist/3.3.0-dddd/js/main.aaaaaaaaaa.js', SCRIPT);
  await builds.write('shell/dist/3.3.0-dddd/release.json', '{}');
  await lay();
  expect(await read('my/index.html')).toContain('Новый');
  expect(await isThere('my/js/main.0123456789.js')).toBe(true);
  expect(await isThere('my/js/main.aaaaaaaaaa.js')).toBe(true);
});

test('a withdrawn release is deleted, and unchanged files keep their date', async () => {
  const published = join(builds.dataDir, 'remotes/mf-catalog/9.0.0');
  await mkdir(published, { recursive: true });
  await writeFile(join(published, 'remoteEntry.js'), SCRIPT);
  await writeFile(join(published, 'release.json'), '{}');
  await lay();
  expect(await isThere('remotes/mf-catalog/9.0.0/remoteEntry.js')).toBe(true);

  const datesOf = async () =>
    Promise.all(
      ['my/index.html', 'my/config.json'].map(async (file) => (await stat(join(folder, file))).mtimeMs),
    );
  const before = await datesOf();
  await rm(published, { recursive: true });
  await mkdir(published);
  await lay();
  expect(await isThere('remotes/mf-catalog/9.0.0')).toBe(false);
  expect(await datesOf()).toEqual(before);
});

test.each([
  ['/remotes/mf-catalog/3.2.0-bbbb/remoteEntry.js', /immutable/],
  ['/my/js/main.0123456789.js', /immutable/],
  ['/my/catalog/index.html', /^no-cache$/],
  ['/my/remotes.json', /^no-cache$/],
  ['/my/icon.svg', /^no-cache$/],
])('headers.json defines the caching of %s', async (address, expected) => {
  await lay();
  const rules: HeaderRule[] = JSON.parse(await read('headers.json'));
  const rule = rules.find(({ files }) => new RegExp(files).test(address));
  expect(rule?.headers['cache-control']).toMatch(expected);
  expect(rule?.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
  });
});

test('O3 the page for frames exists, with a separate rule for its framers', async () => {
  const config = readConfig({ FRAME_ORIGINS: 'https://portal.test' });
  const rules = await layWebRoot(folder, { ...builds, hosts: [], config });
  expect(await read('my/embed/index.html')).toContain('<title>Рамка</title>');
  const framers = (address: string) =>
    rules.find(({ files }) => new RegExp(files).test(address))?.headers['content-security-policy'];
  expect(framers('/my/embed/index.html')).toContain('frame-ancestors https://portal.test;');
  expect(framers('/my/catalog/index.html')).toContain("frame-ancestors 'none';");
});

test("O4 with a secure origin, files and nginx's own answers require TLS", async () => {
  const config = readConfig({});
  const options = siteOptionsOf({ PUBLIC_ORIGIN: 'https://friends.example' });
  await layWebRoot(folder, { ...builds, hosts: [], config, isSecure: options.isSecure });
  const errors = await read('headers/errors.conf');
  expect(errors).toContain(
    'add_header strict-transport-security "max-age=31536000; includeSubDomains" always;',
  );
  expect(errors).toContain(
    'add_header cross-origin-resource-policy $cabinet_cross_origin_resource_policy always;',
  );
  const rules: HeaderRule[] = JSON.parse(await read('headers.json'));
  expect(rules.filter(({ headers }) => !headers['strict-transport-security'])).toEqual([]);
});

test('D9 nginx gets the host names of the cabinet', async () => {
  const { hosts } = siteOptionsOf({
    PUBLIC_ORIGIN: 'https://friends.example',
    PUBLIC_ORIGINS: 'https://friends.test:8443',
  });
  await layWebRoot(folder, { ...builds, config: readConfig({}), hosts });
  const told = await read('headers/hosts.conf');
  for (const host of ['friends.example', 'friends.test', 'localhost', '127.0.0.1'])
    expect(told).toContain(`"${host}" 1;`);
  expect(told).toContain('default 0;');
  expect(siteOptionsOf({}).hosts).toEqual(['localhost', '127.0.0.1', '[::1]']);
});
