import type { SharedModule, ShareScope } from './host.ts';

// What a container does in the browser, in place of the federation plugin's own runtime, which would be most of every
// entry: it keeps what the host hands in, and answers the remote's imports of shared modules from it. The plugin writes
// the calls, so the names are its own (docs/decisions/002).

/** Of webpack's `__webpack_require__` what is needed here. */
interface WebpackRequire {
  /** Share scopes by their name. */
  S: Record<string, ShareScope>;
  /** Modules by their id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
}

interface ConsumesOptions {
  chunkId: string;
  /** What the chunk waits for. */
  promises: unknown[];
  /** Ids of the shared modules that the chunk imports. */
  chunkMapping: Record<string, string[]>;
  /** By the id of a module: 0 where it is there, or what it waits for. */
  installedModules: Record<string, 0 | Promise<void>>;
  webpackRequire: WebpackRequire;
}

/** Of each module the host brings one version, and publishing has seen to it that it fits. */
function sharedModule({ S: scopes }: WebpackRequire, name: string): SharedModule {
  const [module] = Object.values(scopes.default?.[name] ?? {});
  if (!module) throw new Error(`the shell shares no ${name}`);
  return module;
}

/** Makes the shared modules of a chunk ready: at once, or as soon as the host has fetched them. */
function consumes(options: ConsumesOptions): void {
  const { chunkId, promises, chunkMapping, installedModules, webpackRequire } = options;
  const names = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;

  function install(id: string, answer: () => unknown): void {
    installedModules[id] = 0;
    webpackRequire.m[id] = (module) => {
      module.exports = answer();
    };
  }

  for (const id of chunkMapping[chunkId] ?? []) {
    const state = installedModules[id];
    if (state) promises.push(state);
    if (state !== undefined) continue;
    const { lib, get } = sharedModule(webpackRequire, names[id]?.shareKey ?? '');
    if (lib) {
      install(id, lib);
      continue;
    }
    const fetched = get().then(
      (answer) => install(id, answer),
      (error: unknown) => {
        // The next who needs it tries again.
        delete installedModules[id];
        throw error;
      },
    );
    installedModules[id] = fetched;
    promises.push(fetched);
  }
}

interface InitOptions {
  webpackRequire: WebpackRequire;
  shareScope: ShareScope;
}

/** The plugin writes a default import of it. */
export default {
  bundlerRuntime: {
    init: () => ({}),
    initContainerEntry({ webpackRequire, shareScope }: InitOptions): void {
      webpackRequire.S.default = shareScope;
    },
    consumes,
  },
};
