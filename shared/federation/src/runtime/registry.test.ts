import type { Registry, RemoteRecord } from '@cabinet/contracts/registry';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { isRemoteModule, RemoteError, type RemoteModule } from '../contract.ts';
import { createRemoteLoader, type LoaderOptions } from '../loader.ts';
import { type ChosenEntry, type RegistryOptions, registryPlugin } from './registry.ts';

const remote: RemoteModule = { contract: 1, messages: { ru: {} }, Routes: () => null };
const PIN = `sha384-${'A'.repeat(64)}`;

function record(version: string, entry: string): RemoteRecord {
  return { version, entry, integrity: PIN, contract: 1 };
}

const registry: Registry = {
  revision: '1',
  remotes: {
    'mf-good': record('1.0.0', '/remotes/mf-good/1.0.0/mf-manifest.json'),
    'mf-future': { ...record('9.0.0', '/remotes/mf-future/9.0.0/remoteEntry.js'), contract: 2 },
  },
};

afterEach(() => {
  // The runtime keeps every entry that was asked for in the window, beyond the life of a host.
  const asked: Record<string, unknown> = Reflect.get(window, '__GLOBAL_LOADING_REMOTE_ENTRY__');
  for (const key of Object.keys(asked)) delete asked[key];
});

/** A loader whose entries give answers in their order; the last one repeats. */
function loaderOver(
  answers: (() => Promise<unknown>)[],
  options: Partial<RegistryOptions & LoaderOptions> = {},
) {
  const bound: Pick<ChosenEntry, 'entry' | 'integrity' | 'type'>[] = [];
  const asked: string[] = [];
  const entries: ModuleFederationRuntimePlugin = {
    name: 'entries',
    async loadEntry({ remoteInfo }) {
      const { entry, integrity, type } = remoteInfo as unknown as ChosenEntry;
      bound.push({ entry, integrity, type });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      const exposed = await answer?.();
      const get = async (path: string) => {
        asked.push(path);
        return () => exposed;
      };
      return { init() {}, get: get as unknown as () => () => Promise<unknown> };
    },
  };
  const { prepare, ...rest } = options;
  const { plugin, renew } = registryPlugin({
    registry,
    fetchRegistry: async () => registry,
    browser: () => 'c',
    origins: async () => ['https://cdn.test'],
    trust() {},
    fetchManifest: async () => null,
    ...rest,
  });
  const shared = {
    react: { version: '19.3.1', lib: () => ({}), shareConfig: { requiredVersion: '^19.3.1' } },
  };
  const host = createInstance({ name: 'host', remotes: [], shared, plugins: [plugin, entries] });
  const loader = createRemoteLoader({
    source: {
      async load(name, isFresh) {
        if (isFresh) renew(name);
        const module = await host.loadRemote(`${name.replace('-', '_')}/remote`);
        if (!isRemoteModule(module)) throw new Error('the plugin lets nothing else through');
        return module;
      },
    },
    ...(prepare && { prepare }),
  });
  return { loader, bound, asked };
}

/** As a bundler writes it, as far as a host reads it. */
const manifestWith = ({ type = 'global', expose = 'remote', shared = [] as object[] } = {}) => ({
  metaData: { remoteEntry: { type } },
  exposes: [{ name: expose }],
  shared,
});

const good = async () => remote;
const broken = async () => Promise.reject(new Error('404'));

test('a remote is loaded from the code beside its manifest, which is not fetched (F6)', async () => {
  const { loader, bound } = loaderOver([good]);
  await expect(loader.load('mf-good')).resolves.toBe(remote);
  const entry = 'http://localhost/remotes/mf-good/1.0.0/remoteEntry.js';
  expect(bound).toEqual([{ entry, integrity: PIN, type: 'global' }]);
  expect(loader.ready('mf-good')).toBe(remote);
});

test.each([
  ['c', '2.0.0'],
  ['another', '1.0.0'],
])('the browser "%s" loads %s while half of them have the canary', async (browser, version) => {
  const entryOf = (release: string) => `/remotes/mf-good/${release}/mf-manifest.json`;
  const canary = { version: '2.0.0', entry: entryOf('2.0.0'), integrity: PIN, percent: 50 };
  const list = { revision: '2', remotes: { 'mf-good': { ...record('1.0.0', entryOf('1.0.0')), canary } } };
  const { loader, bound } = loaderOver([good], { registry: list, browser: () => browser });
  await loader.load('mf-good');
  expect(bound[0]?.entry).toContain(`/${version}/remoteEntry.js`);
});

test('everybody who asks at once shares one try', async () => {
  const { loader, bound } = loaderOver([good]);
  await Promise.all([loader.load('mf-good'), loader.load('mf-good')]);
  expect(bound).toHaveLength(1);
});

test('nothing is requested before a remote is asked for (R2)', () => {
  const { bound } = loaderOver([good]);
  expect(bound).toEqual([]);
});

test('a failed entry is tried once more at an address of its own (R1)', async () => {
  const { loader, bound } = loaderOver([broken, good]);
  await expect(loader.load('mf-good')).resolves.toBe(remote);
  expect(bound[1]?.entry).toMatch(/remoteEntry\.js\?retry=\w+$/);
});

test('the second try takes the release that is live by then', async () => {
  const newer = {
    ...registry,
    remotes: { 'mf-good': record('2.0.0', '/new/remoteEntry.js') },
  };
  const { loader, bound } = loaderOver([broken, good], { fetchRegistry: async () => newer });
  await loader.load('mf-good');
  expect(bound[1]?.entry).toContain('/new/remoteEntry.js');
});

test('a list that cannot be read anew leaves the known one in force', async () => {
  const { loader } = loaderOver([broken, good], {
    fetchRegistry: () => Promise.reject(new Error('offline')),
  });
  await expect(loader.load('mf-good')).resolves.toBe(remote);
});

test('a remote that stays broken fails with its name and release, and a retry mends it without a reload (R1, R4)', async () => {
  const { loader } = loaderOver([broken, broken, good]);
  const failure = await loader.load('mf-good').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteError);
  expect(failure).toMatchObject({ remote: 'mf-good', release: '1.0.0' });
  await expect(loader.retry('mf-good')).resolves.toBe(remote);
});

test.each([
  ['nothing', undefined],
  ['no pages', { contract: 1, messages: {} }],
  ['another contract', { ...remote, contract: 7 }],
])('what exposes %s is refused', async (_, exposed) => {
  const { loader } = loaderOver([async () => exposed]);
  await expect(loader.load('mf-good')).rejects.toThrow('does not expose a remote');
});

test('a remote built for another contract is refused before its code runs', async () => {
  const { loader, bound } = loaderOver([good]);
  await expect(loader.load('mf-future')).rejects.toThrow('contract 2');
  expect(bound).toEqual([]);
});

test.each([
  [undefined, 'it has no pin'],
  ['', 'it has no pin'],
  ['sha384-AAAA', 'its pin is not a hash'],
  [`sha256-${'A'.repeat(43)}=`, 'its pin is not a hash'],
  [`${PIN} sha384-BBBB`, 'its pin is not a hash'],
])('C1 a release with the pin %p is refused before its code runs: %s', async (integrity, reason) => {
  const list = {
    revision: '2',
    remotes: { 'mf-good': { ...record('2.0.0', '/2/remoteEntry.js'), integrity } },
  };
  const { loader, bound } = loaderOver([good], { registry: list, fetchRegistry: async () => list });
  await expect(loader.load('mf-good')).rejects.toMatchObject({
    message: `mf-good 2.0.0: ${reason}`,
    remote: 'mf-good',
    release: '2.0.0',
  });
  expect(bound).toEqual([]);
});

test.each([
  ['https://cdn.test/mf-good/remoteEntry.js', true],
  ['https://cdn.test.evil.test/remoteEntry.js', false],
  ['http://cdn.test/remoteEntry.js', false],
  ['//evil.test/remoteEntry.js', false],
  ['blob:http://localhost/6f1c', false],
  ['data:text/javascript,1', false],
])('C3 an entry at %s is asked for: %s', async (entry, isAsked) => {
  const list = { revision: '2', remotes: { 'mf-good': record('2.0.0', entry) } };
  const { loader, bound } = loaderOver([good], { registry: list, fetchRegistry: async () => list });
  const loading = loader.load('mf-good');
  if (isAsked) await loading;
  else await expect(loading).rejects.toThrow('is not an allowed origin of remotes');
  expect(bound).toHaveLength(isAsked ? 1 : 0);
});

test.each([
  ['/remotes/mf-good/2.0.0-rc/mf-manifest.json', 'http://localhost/remotes/mf-good/2.0.0-rc/remoteEntry.js'],
  ['https://cdn.test/x/remoteEntry.js', 'https://cdn.test/x/remoteEntry.js'],
  ['https://evil.test/x/remoteEntry.js', null],
])(
  'C3 a preview at %s takes the place of the live release, unpinned, where it may: %s',
  async (entry, url) => {
    const { loader, bound } = loaderOver([good], {
      preview: async (name) => (name === 'mf-good' ? entry : undefined),
    });
    if (url) await loader.load('mf-good');
    else await expect(loader.load('mf-good')).rejects.toThrow('mf-good preview: https://evil.test');
    expect(bound).toEqual(url ? [{ entry: url, integrity: null, type: 'global' }] : []);
  },
);

test('a remote that is not on the list is refused', async () => {
  const { loader } = loaderOver([good]);
  await expect(loader.load('mf-unknown')).rejects.toThrow('not on the list');
});

test('a remote is ready when its texts are', async () => {
  const { loader } = loaderOver([good], { prepare: () => Promise.reject(new Error('no texts')) });
  await expect(loader.load('mf-good')).rejects.toThrow('no texts');
  expect(loader.ready('mf-good')).toBeUndefined();
});

test.each([
  [
    'another type of entry',
    { type: 'commonjs' },
    'library.type is "commonjs", and the cabinet loads global, var, module',
  ],
  ['nothing to show', { expose: 'Button' }, 'exposes is "./Button", and the cabinet shows ./remote or ./app'],
  [
    'another React',
    { shared: [{ name: 'react', requiredVersion: '^18.0.0', singleton: true }] },
    'shared.react.requiredVersion is "^18.0.0", and the cabinet brings 19.3.1',
  ],
])('a preview with %s is refused with the setting that does not fit', async (_, manifest, reason) => {
  const { loader, bound } = loaderOver([good], {
    preview: async () => 'https://cdn.test/x/mf-manifest.json',
    fetchManifest: async () => manifestWith(manifest),
  });
  await expect(loader.load('mf-good')).rejects.toThrow(`mf-good preview: ${reason}`);
  expect(bound).toEqual([]);
});

test('a remote that is listed with "./app" is asked for that module', async () => {
  const listed = {
    ...record('2.0.0', '/2/remoteEntry.js'),
    type: 'module' as const,
    expose: './app' as const,
  };
  const { loader, asked } = loaderOver([good], {
    registry: { revision: '2', remotes: { 'mf-good': listed } },
  });
  await loader.load('mf-good');
  expect(asked).toEqual(['./app']);
});

test('a preview that exposes "./app" is asked for that module, as an ES module where it is one', async () => {
  const { loader, asked, bound } = loaderOver([good], {
    preview: async () => 'https://cdn.test/x/remoteEntry.js',
    fetchManifest: async () =>
      manifestWith({
        type: 'module',
        expose: './app',
        shared: [{ name: 'react', requiredVersion: '^18.0.0', singleton: false }],
      }),
  });
  await loader.load('mf-good');
  expect([asked, bound[0]?.type]).toEqual([['./app'], 'module']);
});
