import container from './containerRuntime.ts';
import type { SharedModule } from './host.ts';

const { consumes, initContainerEntry } = container.bundlerRuntime;

const react = { version: '19.0.0' };
const picker = { name: 'DatePicker' };

/** A container of which the chunk `page` imports `react` and `picker`, in a host that has the first from the start. */
function containerIn(shared: Record<string, SharedModule>) {
  const webpackRequire: Parameters<typeof consumes>[0]['webpackRequire'] = {
    S: {},
    m: {},
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 1: { shareKey: 'react' }, 2: { shareKey: 'picker' } },
    },
  };
  const shareScope = Object.entries(shared).map(([name, module]) => [name, { [module.version]: module }]);
  initContainerEntry({ webpackRequire, shareScope: Object.fromEntries(shareScope) });
  const installedModules = {};
  return {
    async load() {
      const promises: unknown[] = [];
      const chunkMapping = { page: ['1', '2'] };
      consumes({ chunkId: 'page', promises, chunkMapping, installedModules, webpackRequire });
      await Promise.all(promises);
    },
    module(id: string) {
      const module = { exports: {} };
      webpackRequire.m[id]?.(module);
      return module.exports;
    },
  };
}

const atOnce = { version: '19.0.0', lib: () => react, get: async () => () => react };

test('what the host shares is what the remote imports, fetched once', async () => {
  const get = jest.fn(async () => () => picker);
  const { load, module } = containerIn({ react: atOnce, picker: { version: '3.2.0', get } });
  await Promise.all([load(), load()]);
  await load();
  expect([module('1'), module('2')]).toEqual([react, picker]);
  expect(module('1')).toBe(react);
  expect(get).toHaveBeenCalledTimes(1);
});

test('what did not come is asked for again by the next who needs it', async () => {
  const get = jest
    .fn<ReturnType<SharedModule['get']>, []>(async () => () => picker)
    .mockRejectedValueOnce(new Error('offline'));
  const { load, module } = containerIn({ react: atOnce, picker: { version: '3.2.0', get } });
  await expect(load()).rejects.toThrow('offline');
  await load();
  expect(module('2')).toBe(picker);
});

test('C4 a remote that needs what the host does not share fails, and says what', async () => {
  const { load } = containerIn({ react: atOnce });
  await expect(load()).rejects.toThrow('the shell shares no picker');
});
