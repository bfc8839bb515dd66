import type { Registry } from '@cabinet/contracts/registry';
import { RemoteError, type RemoteModule } from './contract.ts';
import { createRemoteLoader, type LoaderOptions } from './loader.ts';

const remote: RemoteModule = { contract: 1, messages: { ru: {} }, Routes: () => null };
const registry: Registry = {
  revision: '1',
  remotes: {
    'mf-good': { version: '1.0.0', entry: '/remotes/mf-good/1.0.0/mf-manifest.json', contract: 1 },
    'mf-future': { version: '9.0.0', entry: '/remotes/mf-future/9.0.0/remoteEntry.js', contract: 2 },
  },
};

/** A loader over answers given in their order; the last one repeats. */
function loaderOver(answers: (() => Promise<unknown>)[], options: Partial<LoaderOptions> = {}) {
  const bound: { entry: string; fresh: boolean }[] = [];
  const loader = createRemoteLoader({
    registry,
    fetchRegistry: async () => registry,
    browser: () => 'c',
    source: {
      load(_, entry, fresh) {
        bound.push({ entry, fresh });
        return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject();
      },
    },
    ...options,
  });
  return { loader, bound };
}

const good = async () => remote;
const broken = async () => Promise.reject(new Error('404'));

test('a remote is loaded from the code beside its manifest, which is not fetched (F6)', async () => {
  const { loader, bound } = loaderOver([good]);
  await expect(loader.load('mf-good')).resolves.toBe(remote);
  expect(bound).toEqual([{ entry: 'http://localhost/remotes/mf-good/1.0.0/remoteEntry.js', fresh: false }]);
  expect(loader.ready('mf-good')).toBe(remote);
});

test.each([
  ['c', '2.0.0'],
  ['another', '1.0.0'],
])('the browser "%s" loads %s while half of them have the canary', async (browser, version) => {
  const entryOf = (release: string) => `/remotes/mf-good/${release}/mf-manifest.json`;
  const canary = { version: '2.0.0', entry: entryOf('2.0.0'), percent: 50 };
  const record = { version: '1.0.0', entry: entryOf('1.0.0'), contract: 1, canary };
  const list = { revision: '2', remotes: { 'mf-good': record } };
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
  expect(bound[1]?.fresh).toBe(true);
  expect(bound[1]?.entry).toMatch(/remoteEntry\.js\?retry=\w+$/);
});

test('the second try takes the release that is live by then', async () => {
  const newer = {
    ...registry,
    remotes: { 'mf-good': { version: '2.0.0', entry: '/new/remoteEntry.js', contract: 1 } },
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
  await expect(loader.load('mf-good')).rejects.toThrow('exposes something else');
});

test('a remote built for another contract is refused before its code runs', async () => {
  const { loader, bound } = loaderOver([good]);
  await expect(loader.load('mf-future')).rejects.toThrow('contract 2');
  expect(bound).toEqual([]);
});

test('a remote that is not on the list is refused', async () => {
  const { loader } = loaderOver([good]);
  await expect(loader.load('mf-unknown')).rejects.toThrow('not on the list');
});

test('a remote is ready when its texts are', async () => {
  const { loader } = loaderOver([good], { prepare: () => Promise.reject(new Error('no texts')) });
  await expect(loader.load('mf-good')).rejects.toThrow('no texts');
  expect(loader.ready('mf-good')).toBeUndefined();
});
