import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry } from '@cabinet/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../kit/app.ts';
import { siteService } from '../site/service.ts';
import { readConfig } from '../site/settings.ts';
import {
  archiveOf,
  BRINGS,
  layBuild,
  MANIFEST,
  outsideFiles,
  PAGES,
  pinOf,
} from '../testing/publishing/builds.ts';
import { withCollected } from './collect.ts';
import { folderTarget } from './folderTarget.ts';
import { publishing } from './publishing.ts';

let root: string;
let dataDir: string;
let site: FastifyInstance;

async function write(folder: string, files: Record<string, string>): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cabinet-outside-'));
  dataDir = join(root, 'data');
  await write(root, {
    'data/.keep': '',
    'shell/dist/1.0.0/index.html': '<!--cabinet:head--><!--cabinet:later-->',
    'shell/dist/1.0.0/release.json': JSON.stringify({ name: 'shell', brings: BRINGS }),
  });
  await layBuild(join(root, 'mf-catalog/dist/1.0.0'), '1.0.0');
  site = createApp();
  await site.register(siteService, { root, dataDir, config: readConfig({}) });
});
afterEach(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

/** Runs `npm run remote -- <words>` as an operator. */
function remote(...words: string[]): Promise<string[]> {
  return publishing(words, {
    target: folderTarget({ root, dataDir }),
    remotes: ['mf-catalog'],
    sources: async () => ({ by: 'Anna', commit: null, changes: ['everything'] }),
    check: () => Promise.reject(new Error('a build from elsewhere has been checked there')),
    build: () => Promise.reject(new Error('a build from elsewhere is built')),
    now: () => new Date('2026-11-20T10:00:00Z'),
  });
}

const layOutside = (changes?: Record<string, string | null>) =>
  write(join(root, 'elsewhere/dist'), outsideFiles(changes));
const served = async (): Promise<Registry> => (await site.inject('/my/remotes.json')).json();
const manifestWith = (changes: object) => JSON.stringify({ ...MANIFEST, ...changes });
const metaWith = (changes: object) => manifestWith({ metaData: { ...MANIFEST.metaData, ...changes } });

test('a build of another repository is live with its pins, its pages and its origin', async () => {
  const [line] = await remote(
    ...['publish', 'mf-team', '--from', await layOutside()],
    ...['--commit', '0a1b2c3d', '--note', 'First release'],
  );
  expect(line).toMatch(/^mf-team 2\.4\.0-[0-9a-f]{8} is live\.$/);

  const record = (await served()).remotes['mf-team'];
  const version = record?.version ?? '';
  const origin = { by: 'Anna', commit: '0a1b2c3d', note: 'First release', outside: true };
  expect(record).toEqual({
    version,
    entry: `/remotes/mf-team/${version}/mf-manifest.json`,
    contract: 1,
    integrity: pinOf('var mf_team;'),
    pages: PAGES,
    ...origin,
  });
  const mark = (await site.inject(`/remotes/mf-team/${version}/release.json`)).json();
  expect(mark).toMatchObject({ name: 'mf-team', release: version, ...origin });
  expect(mark.pins).toEqual({
    'remoteEntry.js': pinOf('var mf_team;'),
    'js/remote.js': pinOf(outsideFiles()['js/remote.js'] ?? ''),
    'js/react.js': pinOf('react'),
    'js/zustand.js': pinOf('zustand'),
  });
  expect((await remote('list')).at(-1)).toMatch(/by Anna, from 0a1b2c3, built elsewhere: First release$/);
});

test('the files of an external build are compressed anew, and its own compressed files are ignored', async () => {
  await remote('publish', 'mf-team', '--from', await layOutside({ 'js/react.js.br': 'something else' }));
  const version = (await served()).remotes['mf-team']?.version;
  const url = `/remotes/mf-team/${version}/js/remote.js`;
  const compressed = await site.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.rawPayload.length).toBeLessThan(200);
  const small = await site.inject({
    url: url.replace('remote.js', 'react.js'),
    headers: { 'accept-encoding': 'br' },
  });
  expect(small.body).toBe('react');
});

test('a page preloads the entry with its pin, and the other files without pins, as the loader requests them', async () => {
  const sync = { js: { sync: ['js/remote.js'], async: [] }, css: { sync: [], async: [] } };
  const manifest = manifestWith({ exposes: [{ name: 'remote', path: './remote', assets: sync }] });
  await remote('publish', 'mf-team', '--from', await layOutside({ 'mf-manifest.json': manifest }));
  const { body } = await site.inject('/my/team');
  expect(body).toMatch(/href="[^"]*remoteEntry\.js" integrity="sha384-/);
  expect(body).toMatch(/href="[^"]*js\/remote\.js" fetchpriority/);
});

test('C1 a page preloads every file with its pin if the entry of the external build pins them all', async () => {
  const sync = { js: { sync: ['js/remote.js'], async: [] }, css: { sync: [], async: [] } };
  const manifest = manifestWith({ exposes: [{ name: 'remote', path: './remote', assets: sync }] });
  const files = outsideFiles({ 'mf-manifest.json': manifest });
  const later = Object.entries(files).filter(([path]) => path.startsWith('js/'));
  const entry = later.map(([, content]) => pinOf(content)).join(' ');
  await remote('publish', 'mf-team', '--from', await layOutside({ ...files, 'remoteEntry.js': entry }));
  const { body } = await site.inject('/my/team');
  const [, pin] = /href="[^"]*js\/remote\.js" integrity="([^"]+)"/.exec(body) ?? [];
  expect(pin).toBe(pinOf(files['js/remote.js'] ?? ''));
});

test('an external canary can be promoted, rolled back and withdrawn', async () => {
  await remote('publish', 'mf-team', '--from', await layOutside());
  const first = (await served()).remotes['mf-team']?.version ?? '';
  const [line] = await remote(
    'canary',
    'mf-team',
    '5',
    '--from',
    await layOutside({ 'js/react.js': 'newer' }),
  );
  const second = (await served()).remotes['mf-team']?.canary?.version ?? '';
  expect(line).toBe(`mf-team ${second} is live for 5 % of browsers, and ${first} for the rest.`);
  expect(await remote('promote', 'mf-team')).toEqual([`mf-team ${second} is live.`]);
  expect(await remote('rollback', 'mf-team')).toEqual([`mf-team ${first} is live.`]);
  await remote('withdraw', 'mf-team', second);
  expect((await site.inject(`/remotes/mf-team/${second}/remoteEntry.js`)).statusCode).toBe(404);
});

test('an ES module is listed with its type if the live shell loads modules', async () => {
  const remoteEntry = { ...MANIFEST.metaData.remoteEntry, type: 'module' };
  const from = await layOutside({ 'mf-manifest.json': metaWith({ remoteEntry }) });
  await expect(remote('publish', 'mf-team', '--from', from)).rejects.toThrow('library.type is "module"');
  const wider = { name: 'shell', brings: { ...BRINGS, entryTypes: ['global', 'module'] } };
  await write(root, { 'shell/dist/1.0.0/release.json': JSON.stringify(wider) });
  await remote('publish', 'mf-team', '--from', from);
  await remote(
    'canary',
    'mf-team',
    '5',
    '--from',
    await layOutside({
      'mf-manifest.json': metaWith({ remoteEntry }),
      'js/react.js': 'newer',
    }),
  );
  expect((await served()).remotes['mf-team']).toMatchObject({ type: 'module', canary: { type: 'module' } });
});

test('an application that mounts itself is listed with its module if the live shell shows such applications', async () => {
  const manifest = manifestWith({ exposes: [{ name: 'app', path: './app' }] });
  const from = await layOutside({ 'mf-manifest.json': manifest });
  await expect(remote('publish', 'mf-team', '--from', from)).rejects.toThrow('exposes has no "./remote"');
  const wider = { name: 'shell', brings: { ...BRINGS, exposes: ['./remote', './app'] } };
  await write(root, { 'shell/dist/1.0.0/release.json': JSON.stringify(wider) });
  await remote('publish', 'mf-team', '--from', from);
  expect((await served()).remotes['mf-team']).toMatchObject({ expose: './app' });
  await remote('publish', 'mf-team', '--from', await layOutside());
  expect((await served()).remotes['mf-team']).not.toHaveProperty('expose');
});

test('a rollback to a version that no longer fits the live shell is refused', async () => {
  await remote('publish', 'mf-team', '--from', await layOutside());
  await remote('publish', 'mf-team', '--from', await layOutside({ 'js/react.js': 'newer' }));
  const newer = { name: 'shell', brings: { ...BRINGS, shared: { react: '20.0.0' } } };
  await write(root, {
    'shell/dist/2.0.0/release.json': JSON.stringify(newer),
    'shell/dist/2.0.0/index.html': '',
  });
  await expect(remote('rollback', 'mf-team')).rejects.toThrow(
    'shared.react.requiredVersion is "^19.0.0", but the live shell provides 20.0.0.',
  );
});

test('a build of our own tools is read by its release.json', async () => {
  const folder = await layBuild(join(root, 'elsewhere/own'), '3.1.0');
  const mark = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  await write(folder, { 'release.json': JSON.stringify({ name: 'mf-catalog', release: '3.1.0', ...mark }) });
  expect(await remote('publish', 'mf-catalog', '--from', folder)).toEqual(['mf-catalog 3.1.0 is live.']);
  await expect(remote('publish', 'mf-orders', '--from', folder)).rejects.toThrow(
    'mf-orders does not fit: its release.json belongs to mf-catalog.',
  );
  await write(folder, { 'js/3.1.0.js': 'another chunk' });
  await expect(remote('publish', 'mf-catalog', '--from', folder)).rejects.toThrow(
    'js/3.1.0.js differs from the built file',
  );
});

const react = MANIFEST.shared[0];

describe('an external build is refused in one sentence, without changes', () => {
  test.each<[string, Record<string, string | null>, string]>([
    [
      'another container name',
      { 'mf-manifest.json': manifestWith({ name: 'shop' }) },
      'name is "shop", but must be "mf_team"',
    ],
    [
      'another entry file',
      {
        'mf-manifest.json': metaWith({
          remoteEntry: { name: 'entry.js', path: 'static/js', type: 'global' },
        }),
      },
      'filename is "static/js/entry.js", but must be "remoteEntry.js"',
    ],
    [
      'another type of entry',
      {
        'mf-manifest.json': metaWith({ remoteEntry: { ...MANIFEST.metaData.remoteEntry, type: 'commonjs' } }),
      },
      'library.type is "commonjs", but the live shell loads "global" or "var"',
    ],
    [
      'a fixed public path',
      { 'mf-manifest.json': metaWith({ publicPath: 'https://team.test/' }) },
      'publicPath is "https://team.test/", but must be "auto"',
    ],
    [
      'code in its manifest',
      { 'mf-manifest.json': metaWith({ getPublicPath: 'evil()' }) },
      'the manifest contains code: remove getPublicPath',
    ],
    [
      'another module',
      { 'mf-manifest.json': manifestWith({ exposes: [{ name: 'Button', path: './Button' }] }) },
      'exposes has no "./remote"',
    ],
    [
      'an older React',
      { 'mf-manifest.json': manifestWith({ shared: [{ ...react, requiredVersion: '^18.3.1' }] }) },
      'shared.react.requiredVersion is "^18.3.1", but the live shell provides 19.3.1',
    ],
    [
      'a library that no side provides',
      { 'mf-manifest.json': manifestWith({ shared: [{ name: 'zustand', requiredVersion: '^5.0.0' }] }) },
      'shared.zustand.import is false, but the live shell does not provide zustand',
    ],
    ['no pages', { 'pages.json': null }, 'pages.json is missing beside mf-manifest.json'],
    [
      'a page of the shell',
      { 'pages.json': JSON.stringify({ faq: PAGES.team }) },
      'the live shell already has "/faq"',
    ],
    ['a broken page', { 'pages.json': '{"team":{"needsCard":true}}' }, 'pages.json is invalid at team.title'],
    ['a missing chunk', { 'js/react.js': null }, 'js/react.js is missing'],
    ['a broken manifest', { 'mf-manifest.json': '{' }, 'its mf-manifest.json is not a standard manifest'],
    ['no manifest', { 'mf-manifest.json': null }, 'The build has no mf-manifest.json.'],
  ])('an external build with %s is refused', async (_, changes, reason) => {
    const refusal = await remote('publish', 'mf-team', '--from', await layOutside(changes)).catch(String);
    expect(refusal).toContain(reason);
    expect(refusal).not.toContain('\n');
    expect((await served()).remotes).not.toHaveProperty('mf-team');
  });

  test('an external build with a page of another remote is refused', async () => {
    await layBuild(join(root, 'mf-orders/dist/2.0.0'), '2.0.0', { contract: 1, pages: PAGES });
    await expect(remote('publish', 'mf-team', '--from', await layOutside())).rejects.toThrow(
      'mf-team does not fit: mf-orders already has "/team".',
    );
  });

  test.each([
    ['nowhere', /^No build exists at nowhere\.$/],
    ['ftp://team.test/mf-manifest.json', /must start with http: or https:, not ftp:/],
    ['http://127.0.0.1:1/mf-manifest.json', /^http:\/\/127\.0\.0\.1:1\/mf-manifest\.json cannot be read: /],
  ])('an external build from %s is refused', async (from, reason) => {
    await expect(remote('publish', 'mf-team', '--from', from)).rejects.toThrow(reason);
  });

  test('an external build with a link out of its folder is refused', async () => {
    const folder = await layOutside();
    await symlink('/etc/hosts', join(folder, 'js/hosts.js'));
    await expect(remote('publish', 'mf-team', '--from', folder)).rejects.toThrow(
      '"js/hosts.js" is a link or a device. A build must contain files only.',
    );
  });

  test('an archive with paths out of its folder is refused', async () => {
    const file = join(root, 'build.tgz');
    await writeFile(file, await archiveOf({ 'evil.js': 'x' }, '../../'));
    await expect(remote('publish', 'mf-team', '--from', file)).rejects.toThrow(
      '"../../evil.js" is not a path inside the build.',
    );
  });

  test('a file that is not an archive is refused', async () => {
    const file = join(root, 'build.tgz');
    await writeFile(file, 'no archive');
    await expect(remote('publish', 'mf-team', '--from', file)).rejects.toThrow(
      'The build is not a .tgz archive',
    );
  });
});

test.each(['./', 'package/dist/'])('an archive with its files in %s is published', async (folder) => {
  const file = join(root, 'build.tgz');
  await writeFile(file, await archiveOf(outsideFiles(), folder));
  expect(await remote('publish', 'mf-team', '--from', file)).toHaveLength(1);
  expect((await served()).remotes['mf-team']?.integrity).toBe(pinOf('var mf_team;'));
});

test('equal files are the same release from every source', async () => {
  const file = join(root, 'build.tgz');
  await writeFile(file, await archiveOf(outsideFiles()));
  const [line = ''] = await remote('publish', 'mf-team', '--from', await layOutside());
  expect(await remote('publish', 'mf-team', '--from', file)).toEqual([
    line.replace('is live', 'is already published'),
  ]);
});

describe('builds from a URL', () => {
  let server: Server;
  let base: string;
  let asked: string[];
  let files: Record<string, string | Buffer>;

  beforeEach(async () => {
    asked = [];
    files = outsideFiles();
    server = createServer((request, response) => {
      const path = (request.url ?? '').slice('/dist/'.length);
      asked.push(path);
      const content = files[path];
      const type = path.endsWith('.json') ? 'application/json' : 'text/javascript';
      // Answers like a single-page server: every unknown path gets the page.
      if (content === undefined && path.endsWith('.json'))
        return response.setHeader('content-type', 'text/html').end('<!doctype html>');
      response.statusCode = content === undefined ? 404 : 200;
      return response.setHeader('content-type', type).end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dist`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test.each(['', '/', '/mf-manifest.json'])('a build at dist%s is published', async (path) => {
    expect(await remote('publish', 'mf-team', '--from', base + path)).toHaveLength(1);
    expect((await served()).remotes['mf-team']).toMatchObject({ pages: PAGES, outside: true });
    expect(asked).toEqual(expect.arrayContaining(['remoteEntry.js', 'js/remote.js', 'js/zustand.js']));
  });

  test('an archive at a URL is published', async () => {
    files = { 'build.tgz': await archiveOf(outsideFiles()) };
    expect(await remote('publish', 'mf-team', '--from', `${base}/build.tgz`)).toHaveLength(1);
  });

  test('a missing chunk is named in the refusal', async () => {
    delete files['js/react.js'];
    await expect(remote('publish', 'mf-team', '--from', base)).rejects.toThrow(
      `${base}/js/react.js answers 404.`,
    );
  });

  test('a manifest with files outside of its folder is refused', async () => {
    const assets = { js: { sync: ['../secret.js'], async: [] }, css: { sync: [], async: [] } };
    files['mf-manifest.json'] = manifestWith({ exposes: [{ name: 'remote', path: './remote', assets }] });
    await expect(remote('publish', 'mf-team', '--from', base)).rejects.toThrow(
      'is not a path inside the build.',
    );
    expect(asked).not.toContain('../secret.js');
  });

  test.each([
    [{ files: 3, bytes: 1_000_000, ms: 5_000 }, 'The build has more than 3 files.'],
    [{ files: 100, bytes: 2 ** 10, ms: 5_000 }, 'The build has more than 0 MB.'],
  ])('the limits %p apply to a download, a folder and an archive', async (limits, reason) => {
    const archive = await archiveOf(outsideFiles());
    for (const from of [base, await layOutside(), archive])
      await expect(withCollected(from, async () => null, limits)).rejects.toThrow(reason);
  });

  test('a download from a hanging server times out', async () => {
    server.removeAllListeners('request');
    server.on('request', () => undefined);
    const limits = { files: 10, bytes: 1_000, ms: 50 };
    await expect(withCollected(base, async () => null, limits)).rejects.toThrow(
      `${base}/mf-manifest.json did not answer within 0.05 s.`,
    );
    server.closeAllConnections();
  });
});
