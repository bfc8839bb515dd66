import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry, RemoteRelease } from '@cabinet/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../kit/app.ts';
import { siteService } from '../site/service.ts';
import { readConfig } from '../site/settings.ts';
import { BRINGS, layBuild, NEEDS, pinOf } from '../testing/publishing/builds.ts';
import { folderTarget } from './folderTarget.ts';
import { findMisfits } from './placing.ts';
import type { Sources } from './provenance.ts';
import { publishing } from './publishing.ts';
import type { Target } from './target.ts';

let root: string;
let dataDir: string;
let site: FastifyInstance;
/** The current build output of mf-catalog. */
let sources: { version: string; needs: object };
/** Changes the build before its publication. */
let change: (folder: string) => Promise<void>;
/** The repository of the remote, and the issue that the gate finds. */
let repository: Sources;
let issue: string | null;

const COMMIT = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
/** The origin of a release from this repository. */
const ORIGIN = { by: 'Anna', commit: COMMIT };

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cabinet-publishing-'));
  dataDir = join(root, 'data');
  await mkdir(dataDir);
  await write('shell/dist/1.0.0/index.html', '<!--cabinet:head-->');
  await write('shell/dist/1.0.0/release.json', JSON.stringify({ name: 'shell', brings: BRINGS }));
  await layBuild(join(root, 'mf-catalog/dist/1.0.0'), '1.0.0');
  await layBuild(join(root, 'mf-orders/dist/1.0.0'), '1.0.0');
  sources = { version: '1.0.0', needs: NEEDS };
  change = async () => undefined;
  repository = { by: 'Anna', commit: COMMIT, changes: [] };
  issue = null;
  site = createApp();
  await site.register(siteService, { root, dataDir, config: readConfig({}) });
});
afterEach(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

/** Runs `npm run remote -- <words>` in a workspace with mf-catalog and mf-orders. */
function remote(words: string | string[], target = folderTarget({ root, dataDir })): Promise<string[]> {
  return publishing(typeof words === 'string' ? words.split(' ') : words, {
    target,
    remotes: ['mf-catalog', 'mf-orders'],
    sources: async () => repository,
    check: async () => issue,
    async build(name) {
      const { version, needs } = sources;
      const folder = await layBuild(join(root, 'built', name, version), version, needs);
      await change(folder);
      return { version, folder };
    },
    now: () => new Date('2026-11-20T10:00:00Z'),
  });
}

/** Publishes mf-catalog from other sources. */
function publishAs(version: string): Promise<string[]> {
  sources = { ...sources, version };
  return remote('publish mf-catalog');
}

const served = async (): Promise<Registry> => (await site.inject('/my/remotes.json')).json();
const entryOf = (version: string) => `/remotes/mf-catalog/${version}/mf-manifest.json`;
const codeOf = async (version: string, name = 'mf-catalog') =>
  (await site.inject(`/remotes/${name}/${version}/remoteEntry.js`)).body.split('{')[0];
const integrity = expect.stringMatching(/^sha384-.{64}$/);

test('a publication makes a release live at once and leaves the other remotes unchanged', async () => {
  const before = await served();
  expect(await publishAs('1.1.0')).toEqual(['mf-catalog 1.1.0 is live.']);
  const after = await served();
  expect(after.remotes['mf-catalog']).toEqual({
    version: '1.1.0',
    entry: entryOf('1.1.0'),
    contract: 1,
    integrity,
    embed: integrity,
    ...ORIGIN,
  });
  expect(after.remotes['mf-orders']).toEqual(before.remotes['mf-orders']);
  expect(after.revision).toMatch(/^2026-11-20T10:00:00Z-[0-9a-f]{4}$/);
});

test('published files do not depend on builds any more, including remotes that were not published', async () => {
  await publishAs('1.1.0');
  await rm(join(root, 'mf-catalog/dist'), { recursive: true });
  await rm(join(root, 'mf-orders/dist'), { recursive: true });
  expect(await codeOf('1.1.0')).toBe('/* 1.1.0 */');
  expect(await codeOf('1.0.0')).toBe('/* 1.0.0 */');
  expect(await codeOf('1.0.0', 'mf-orders')).toBe('/* 1.0.0 */');
});

test('a newer build is not served before its publication', async () => {
  await publishAs('1.1.0');
  await layBuild(join(root, 'mf-catalog/dist/1.2.0'), '1.2.0');
  expect((await served()).remotes['mf-catalog']?.version).toBe('1.1.0');
});

test('a second publication of the same content changes nothing', async () => {
  await publishAs('1.1.0');
  const list = await readFile(join(dataDir, 'remotes.json'), 'utf8');
  expect(await publishAs('1.1.0')).toEqual(['mf-catalog 1.1.0 is already published.']);
  expect(await readFile(join(dataDir, 'remotes.json'), 'utf8')).toBe(list);
});

test('a local build can be pinned', async () => {
  expect(await publishAs('1.0.0')).toEqual(['mf-catalog 1.0.0 is live.']);
  expect((await remote('list'))[1]).toContain('published 2026-11-20 10:00 UTC');
  await layBuild(join(root, 'mf-catalog/dist/1.1.0'), '1.1.0');
  expect((await served()).remotes['mf-catalog']?.version).toBe('1.0.0');
});

test('a canary can have a separate share for portals', async () => {
  sources.version = '1.1.0';
  expect(await remote('canary mf-catalog 50 --portals 5')).toEqual([
    'mf-catalog 1.1.0 is live for 50 % of browsers and 5 % of browsers in portals, and 1.0.0 for the rest.',
  ]);
  expect((await served()).remotes['mf-catalog']?.canary).toMatchObject({ percent: 50, portals: 5 });
  expect((await site.inject('/my/')).body).not.toContain('"portals"');
});

test('a rollback restores the previous stored version', async () => {
  await publishAs('1.1.0');
  const journal = () => readFile(join(dataDir, 'remotes/journal.json'), 'utf8');
  await publishAs('1.2.0');
  const written = await journal();
  expect(await remote('rollback mf-catalog')).toEqual(['mf-catalog 1.1.0 is live.']);
  expect((await served()).remotes['mf-catalog']?.version).toBe('1.1.0');
  expect(await journal()).toBe(written);
  expect(await remote('rollback mf-catalog')).toEqual(['mf-catalog 1.0.0 is live.']);
  expect(await codeOf('1.2.0')).toBe('/* 1.2.0 */');
});

test('a share of browsers gets a canary until its promotion', async () => {
  sources.version = '1.1.0';
  expect(await remote('canary mf-catalog 5')).toEqual([
    'mf-catalog 1.1.0 is live for 5 % of browsers, and 1.0.0 for the rest.',
  ]);
  expect((await served()).remotes['mf-catalog']).toEqual({
    version: '1.0.0',
    entry: entryOf('1.0.0'),
    contract: 1,
    integrity,
    embed: integrity,
    canary: {
      version: '1.1.0',
      entry: entryOf('1.1.0'),
      integrity,
      embed: integrity,
      percent: 5,
      since: '2026-11-20T10:00:00.000Z',
      ...ORIGIN,
    },
  });
  expect(await remote('canary mf-catalog 50')).toHaveLength(1);
  expect((await served()).remotes['mf-catalog']?.canary?.percent).toBe(50);
  expect(await remote('promote mf-catalog')).toEqual(['mf-catalog 1.1.0 is live.']);
  expect((await served()).remotes['mf-catalog']).toEqual({
    version: '1.1.0',
    entry: entryOf('1.1.0'),
    contract: 1,
    integrity,
    embed: integrity,
    ...ORIGIN,
  });
});

/**
 * Returns the files of a release that a browser would refuse. The list pins the entry, and the entry pins the
 * other files.
 */
async function refusedOf({ version, integrity }: RemoteRelease): Promise<string[]> {
  const body = async (file: string) =>
    (await site.inject(`/remotes/mf-catalog/${version}/${file}`)).rawPayload;
  const entry = await body('remoteEntry.js');
  const chunks: Record<string, string> = JSON.parse(/\{.*\}/.exec(String(entry))?.[0] ?? '{}');
  const pins = Object.entries({ 'remoteEntry.js': integrity, ...chunks });
  const isRight = await Promise.all(pins.map(async ([file, pin]) => pinOf(await body(file)) === pin));
  return pins.flatMap(([file], index) => (isRight[index] ? [] : [`${version}/${file}`]));
}

test('C2 after 100 publications with every fifth rolled back, browsers accept every file of every release', async () => {
  const listed: RemoteRelease[] = [];
  for (let minor = 1; minor <= 100; minor++) {
    await publishAs(`1.${minor}.0`);
    if (minor % 5 === 0) await remote('rollback mf-catalog');
    const record = (await served()).remotes['mf-catalog'];
    if (record) listed.push(record);
  }
  expect(listed).toHaveLength(100);
  expect((await Promise.all(listed.map(refusedOf))).flat()).toEqual([]);
});

test('C1 a list without pins gets pins with the next publication', async () => {
  const old = { version: '1.0.0', entry: entryOf('1.0.0'), contract: 1 };
  await write('data/remotes.json', JSON.stringify({ revision: '1', remotes: { 'mf-catalog': old } }));
  await publishAs('1.1.0');
  await remote('rollback mf-catalog');
  const list = JSON.parse(await readFile(join(dataDir, 'remotes.json'), 'utf8'));
  expect(list.remotes['mf-catalog']).toEqual({ ...old, integrity, embed: integrity });
});

const club = { title: { ru: 'Клуб' }, needsCard: true };

test('pages that a remote adds to §2 are listed while the release is live', async () => {
  sources = { version: '1.1.0', needs: { ...NEEDS, pages: { club } } };
  await remote('publish mf-catalog');
  expect((await served()).remotes['mf-catalog']?.pages).toEqual({ club });
  await remote('rollback mf-catalog');
  expect((await served()).remotes['mf-catalog']).not.toHaveProperty('pages');
});

test('before the first publication, the pages of the newest builds are listed', async () => {
  await layBuild(join(root, 'mf-orders/dist/2.0.0'), '2.0.0', { ...NEEDS, pages: { club } });
  expect((await served()).remotes['mf-orders']?.pages).toEqual({ club });
});

test('a path of another remote is refused', async () => {
  await layBuild(join(root, 'mf-orders/dist/2.0.0'), '2.0.0', { ...NEEDS, pages: { club } });
  sources = { version: '1.1.0', needs: { ...NEEDS, pages: { club } } };
  await expect(remote('publish mf-catalog')).rejects.toThrow('mf-orders already has "/club".');
});

test('a withdrawal deletes the files of a version, and a new publication restores it', async () => {
  await publishAs('1.1.0');
  expect(await remote('withdraw mf-catalog 1.1.0')).toEqual(['mf-catalog 1.0.0 is live.']);
  const gone = await site.inject('/remotes/mf-catalog/1.1.0/remoteEntry.js');
  expect([gone.statusCode, gone.body]).toEqual([404, 'Not found\n']);
  expect((await remote('list')).join('\n')).not.toContain('1.1.0');
  await expect(remote('rollback mf-catalog')).rejects.toThrow('No version precedes 1.0.0');

  expect(await publishAs('1.1.0')).toEqual(['mf-catalog 1.1.0 is live.']);
  expect(await codeOf('1.1.0')).toBe('/* 1.1.0 */');
});

test('a rollback to a version that no longer fits the live shell is refused, but a withdrawal is allowed', async () => {
  await publishAs('1.1.0');
  const shell = { name: 'shell', brings: { ...BRINGS, exports: ['Link'] } };
  await write('shell/dist/2.0.0/release.json', JSON.stringify(shell));
  await write('shell/dist/2.0.0/index.html', '<!--cabinet:head-->');
  await expect(remote('rollback mf-catalog')).rejects.toThrow(
    'mf-catalog 1.0.0 does not fit: the live shell does not share "Button".',
  );
  expect((await served()).remotes['mf-catalog']?.version).toBe('1.1.0');
  expect(await remote('withdraw mf-catalog 1.1.0')).toEqual(['mf-catalog 1.0.0 is live.']);
});

test('after a new shell, each live release and each canary that no longer fits is reported', async () => {
  const target = folderTarget({ root, dataDir });
  await publishAs('1.1.0');
  sources = { version: '1.2.0', needs: { ...NEEDS, imports: ['Button', 'Link'] } };
  await write(
    'shell/dist/1.1.0/release.json',
    JSON.stringify({ brings: { ...BRINGS, exports: ['Button', 'Link'] } }),
  );
  await remote('canary mf-catalog 5');
  expect(await findMisfits(target)).toEqual([]);

  await write('shell/dist/2.0.0/release.json', JSON.stringify({ brings: { ...BRINGS, exports: ['Link'] } }));
  expect(await findMisfits(target)).toEqual([
    'mf-catalog 1.1.0 does not fit: the live shell does not share "Button".',
    'mf-catalog 1.2.0 does not fit: the live shell does not share "Button".',
    'mf-orders 1.0.0 does not fit: the live shell does not share "Button".',
  ]);
});

test.each([
  [
    'the live shell',
    'shell/dist/1.0.0/release.json',
    /^The live shell 1\.0\.0 does not list its capabilities/,
  ],
  [
    'a live release',
    'data/remotes/mf-catalog/1.1.0/release.json',
    /release\.json is damaged\. Publish mf-catalog again\.$/,
  ],
])('a damaged description of %s is reported in one line', async (_, file, line) => {
  await publishAs('1.1.0');
  await write(file, '{"name":');
  expect(await findMisfits(folderTarget({ root, dataDir }))).toEqual([expect.stringMatching(line)]);
});

test('the list shows live, canary and stored releases', async () => {
  await publishAs('1.1.0');
  sources.version = '1.2.0';
  await remote('canary mf-catalog 5');
  expect(await remote('list')).toEqual([
    'mf-catalog',
    '  canary 5 %  1.2.0                   published 2026-11-20 10:00 UTC by Anna, from 1a2b3c4',
    '  live        1.1.0                   published 2026-11-20 10:00 UTC by Anna, from 1a2b3c4',
    '  kept        1.0.0                   built here',
    'mf-orders',
    '  live        1.0.0                   built here',
  ]);
});

test('list, journal and release.json name the publisher, the commit and the note of a release', async () => {
  repository = { by: 'Anna', commit: COMMIT, changes: ['mf-catalog/src/new.ts'] };
  sources.version = '1.1.0';
  await remote(['publish', 'mf-catalog', '--unchecked', '--note', 'Filters by brand']);

  const origin = { ...ORIGIN, dirty: true, unchecked: true, note: 'Filters by brand' };
  expect((await served()).remotes['mf-catalog']).toMatchObject({ version: '1.1.0', ...origin });
  const journal = JSON.parse(await readFile(join(dataDir, 'remotes/journal.json'), 'utf8'));
  expect(journal['mf-catalog'].releases.at(-1)).toMatchObject({ version: '1.1.0', ...origin });
  const mark = (await site.inject('/remotes/mf-catalog/1.1.0/release.json')).json();
  expect(mark).toMatchObject({ ...origin, publishedAt: '2026-11-20T10:00:00.000Z', needs: NEEDS });
  expect((await remote('list'))[1]).toMatch(
    / UTC by Anna, from 1a2b3c4 with changes, unchecked: Filters by brand$/,
  );
});

test('a page contains no data about publishers', async () => {
  sources.version = '1.1.0';
  await remote('canary mf-catalog 5');
  const list = /id="cabinet-remotes">(.*?)<\/script>/.exec((await site.inject('/my/')).body)?.[1] ?? '';
  expect(JSON.parse(list).remotes['mf-catalog']).toMatchObject({ canary: { version: '1.1.0' } });
  expect(list).not.toContain('Anna');
});

test('a manual list keeps its unknown members and its external entries', async () => {
  const elsewhere = {
    version: '7',
    entry: 'https://cdn.test/mf-orders/7/mf-manifest.json',
    contract: 1,
    note: 'x',
  };
  const list = { revision: '1', signature: 'abc', remotes: { 'mf-orders': elsewhere } };
  await write('data/remotes.json', JSON.stringify(list));
  await publishAs('1.1.0');
  expect(await served()).toMatchObject({
    signature: 'abc',
    remotes: { 'mf-orders': elsewhere, 'mf-catalog': { version: '1.1.0' } },
  });
});

describe('refused publications change nothing', () => {
  const nothingChanged = async () => {
    expect(await readdir(dataDir)).not.toContain('remotes.json');
    expect((await served()).remotes['mf-catalog']?.version).toBe('1.0.0');
    expect(
      (await readdir(join(dataDir, 'remotes')).catch(() => [])).filter((name) => name !== 'lock'),
    ).toEqual([]);
  };

  test.each([
    ['publish mf-catalog', { contract: 2 }, 'it uses contract 2, but the live shell uses contract 1'],
    [
      'publish mf-catalog',
      { shared: { react: '^20.0.0' } },
      'it needs react ^20.0.0, but the live shell provides 19.3.1',
    ],
    ['publish mf-catalog', { imports: ['Map'] }, 'the live shell does not share "Map"'],
    ['canary mf-catalog 5', { texts: { ru: 2 } }, 'it has 0 of 2 texts in "uz"'],
    ['publish mf-catalog', { pages: { faq: club } }, 'the live shell already has "/faq"'],
  ])('"%s" is refused if the remote has %p', async (words, other, reason) => {
    sources = { version: '1.1.0', needs: { ...NEEDS, ...other } };
    await expect(remote(words)).rejects.toThrow(`mf-catalog 1.1.0 does not fit: ${reason}.`);
    await nothingChanged();
  });

  test.each([
    ['a changed chunk', 'js/1.1.0.js', 'x', 'js/1.1.0.js differs from the built file'],
    ['a changed entry', 'remoteEntry.js', 'x', 'remoteEntry.js differs from the built file'],
    ['an unknown file', 'js/new.js', 'x', 'js/new.js differs from the built file'],
    ['a missing chunk', 'js/1.1.0.js', null, 'js/1.1.0.js is missing'],
    ['a manifest with code', 'mf-manifest.json', '{"metaData":{"getPublicPath":"evil()"}}', 'contains code'],
    ['a broken manifest', 'mf-manifest.json', '{', 'it has no manifest'],
  ])('C1 a build with %s is refused', async (_, file, content, reason) => {
    sources.version = '1.1.0';
    change = async (folder) => {
      if (content === null) await rm(join(folder, file));
      else await writeFile(join(folder, file), content);
    };
    await expect(remote('publish mf-catalog')).rejects.toThrow(reason);
    await nothingChanged();
  });

  test.each<[string, Partial<Sources>, string]>([
    [
      'of changed sources',
      { changes: ['mf-catalog/src/a.ts', 'mf-catalog/src/b.ts'] },
      'mf-catalog/src/a.ts and 1 more differ from the commit. Commit, or add --unchecked.',
    ],
    [
      'outside of a Git repository',
      { commit: null },
      'the folder is not in a Git repository, so the release has no commit. Add --unchecked.',
    ],
  ])('a build %s is refused without --unchecked', async (_, changed, reason) => {
    repository = { ...repository, ...changed };
    sources.version = '1.1.0';
    await expect(remote('publish mf-catalog')).rejects.toThrow(`mf-catalog is not published: ${reason}`);
    await nothingChanged();
    expect(await remote('publish mf-catalog --unchecked')).toEqual(['mf-catalog 1.1.0 is live.']);
  });

  test('a remote with a issue at the gate is refused without --unchecked', async () => {
    issue = 'tests: mf-catalog/src/a.test.ts "a product is bought" fails';
    sources.version = '1.1.0';
    await expect(remote('canary mf-catalog 5')).rejects.toThrow(
      `mf-catalog is not published: ${issue}. Correct it, or add --unchecked.`,
    );
    await nothingChanged();
    expect(await remote('canary mf-catalog 5 --unchecked')).toHaveLength(1);
  });

  test('C1 a build is refused if its entry does not pin its files', async () => {
    sources.version = '1.1.0';
    change = async (folder) => {
      const { needs, pins } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
      const entry = { 'remoteEntry.js': pinOf('load()') };
      await writeFile(join(folder, 'remoteEntry.js'), 'load()');
      await writeFile(join(folder, 'release.json'), JSON.stringify({ needs, pins: { ...pins, ...entry } }));
    };
    await expect(remote('publish mf-catalog')).rejects.toThrow(
      'mf-catalog 1.1.0 does not fit: remoteEntry.js does not pin css/a.css; remoteEntry.js does not pin js/1.1.0.js.',
    );
    await nothingChanged();
  });

  test.each([
    ['embed/mount.js', 'embed/instance.js'],
    ['embed/instance.js', 'embed/js/1.js'],
  ])('C1 a build is refused if its %s does not pin its files', async (loader, loaded) => {
    sources.version = '1.1.0';
    change = async (folder) => {
      const { needs, pins } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
      await writeFile(join(folder, loader), 'load()');
      const changed = { ...pins, [loader]: pinOf('load()') };
      await writeFile(join(folder, 'release.json'), JSON.stringify({ needs, pins: changed }));
    };
    await expect(remote('publish mf-catalog')).rejects.toThrow(`${loader} does not pin ${loaded}`);
    await nothingChanged();
  });

  test.each([
    ['rollback mf-catalog', 'No version precedes 1.0.0. Publish another version.'],
    ['promote mf-catalog', 'The remote has no canary to promote.'],
    ['canary mf-catalog 5', '1.0.0 is already live for all browsers and cannot be a canary.'],
    ['withdraw mf-catalog 9', 'Version 9 is unknown or already withdrawn.'],
    ['rollback mf-other', 'mf-other is not on the list of remotes.'],
    ['publish mf-other', 'Unknown remote "mf-other". The remotes are mf-catalog, mf-orders.'],
    ['publish catalog', '"catalog" is not the name of a remote.'],
    ['publish', '"publish" needs a remote.'],
    ['canary mf-catalog', '"canary" needs a percent.'],
    ['canary mf-catalog 0', '"0" must be a whole percentage from 1 to 99.'],
    ['canary mf-catalog 5 --portals 0', '"0" must be a whole percentage from 1 to 99.'],
    ['publish mf-catalog --portals 5', '"publish" does not accept --portals.'],
    ['canary mf-catalog 100', '"100" must be a whole percentage from 1 to 99.'],
    ['withdraw mf-catalog', '"withdraw" needs a version.'],
    ['publish mf-catalog mf-orders', '"publish" does not accept "mf-orders".'],
    ['deploy mf-catalog', 'Unknown command "deploy".'],
    ['list --all', "Unknown option '--all'."],
    ['promote mf-catalog --unchecked', '"promote" does not accept --unchecked.'],
    [`publish mf-catalog --note=${'x'.repeat(201)}`, 'must have at most 200 characters.'],
  ])('"%s" is refused as a wrong command', async (words, reason) => {
    await expect(remote(words)).rejects.toThrow(reason);
    await nothingChanged();
  });

  test.each([
    ['no shell is live', 'release.json', null, 'No shell is live. Run "npm start" to build it.'],
    [
      'the live shell is too old',
      'release.json',
      '{}',
      'The live shell 1.0.0 does not list its capabilities. Run "npm start" to build it again.',
    ],
  ])('a publication is refused if %s', async (_, file, content, reason) => {
    if (content) await write(`shell/dist/1.0.0/${file}`, content);
    else await rm(join(root, 'shell/dist/1.0.0', file));
    sources.version = '1.1.0';
    await expect(remote('publish mf-catalog')).rejects.toThrow(reason);
    await nothingChanged();
  });
});

test('one of two concurrent publishers must retry, and both releases are complete', async () => {
  sources.version = '1.1.0';
  const both = await Promise.allSettled([remote('publish mf-catalog'), remote('publish mf-orders')]);
  const refused = both.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason.message))).toEqual([
    `Process ${process.pid} is publishing to this folder. Try again later.`,
  ]);
  await remote('publish mf-catalog');
  await remote('publish mf-orders');
  expect(Object.values((await served()).remotes).map(({ version }) => version)).toEqual(['1.1.0', '1.1.0']);
});

/** Returns the target of a publisher that is killed before the given step. */
function killedAt(step: 'writeList' | 'writeJournal' | 'remove'): Target {
  const target = folderTarget({ root, dataDir });
  return { ...target, [step]: () => Promise.reject(new Error('killed')) };
}

test.each([
  ['publish mf-catalog', 'writeList', '1.2.0'],
  ['rollback mf-catalog', 'writeList', '1.0.0'],
  ['withdraw mf-catalog 1.1.0', 'writeList', '1.0.0'],
  ['withdraw mf-catalog 1.1.0', 'remove', '1.0.0'],
  ['withdraw mf-catalog 1.1.0', 'writeJournal', '1.0.0'],
] as const)('"%s" can be repeated if it was killed before %s', async (words, step, version) => {
  await publishAs('1.1.0');
  sources.version = '1.2.0';
  await expect(remote(words, killedAt(step))).rejects.toThrow('killed');
  expect((await served()).remotes['mf-catalog']?.version).toBe(step === 'writeList' ? '1.1.0' : '1.0.0');
  await remote(words);
  expect((await served()).remotes['mf-catalog']?.version).toBe(version);
});

test('a killed publisher leaves no effective lock', async () => {
  await write('data/remotes/lock', '999999 12');
  expect(await publishAs('1.1.0')).toEqual(['mf-catalog 1.1.0 is live.']);
});

test('help lists the commands with examples', async () => {
  const [help] = await remote('--help');
  expect(help).toContain('npm run remote -- canary mf-catalog 5');
});
