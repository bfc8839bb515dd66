import { REMOTE_CONTRACT, type Registry } from '@cabinet/contracts/registry';
import { releaseFor } from './canary.ts';
import { RemoteError, type RemoteModule } from './contract.ts';
import { type Chosen, type Entry, trustedEntry } from './entry.ts';

/** How a remote's code gets into the page: by federation, or from the same build in the bench. */
export interface RemoteSource {
  /** Runs the entry and answers what it exposes. */
  load(name: string, entry: Entry): Promise<unknown>;
}

export interface LoaderOptions {
  source: RemoteSource;
  /** The list that came with the page, when it did. */
  registry?: Registry | undefined;
  /** Reads the list anew, past every cache. */
  fetchRegistry(): Promise<Registry>;
  /** Id of this browser, the same at every visit: it decides about canaries, and is asked for where there is one. */
  browser(): string;
  /** Origins besides the page's own that remotes may come from (C3). */
  origins(): Promise<string[]>;
  /** Address of an entry that this browser is to get instead of the live release. */
  preview?(name: string): Promise<string | undefined>;
  /** Everything the remote needs before its first paint, such as its texts. */
  prepare?(name: string, remote: RemoteModule): Promise<void>;
}

export interface RemoteLoader {
  /** The remote if it can be rendered now. */
  ready(name: string): RemoteModule | undefined;
  /** Loads the remote; all callers share one try. Rejects with a {@link RemoteError}. */
  load(name: string): Promise<RemoteModule>;
  /** Forgets what failed or hangs and tries again with the list as it is now. */
  retry(name: string): Promise<RemoteModule>;
  /** Names and modules of every remote that is ready. */
  loaded(): [string, RemoteModule][];
}

/**
 * Loads remotes so that any of them may be missing, slow or broken without harm to the rest (R1, R2): nothing is
 * requested before it is asked for, a failed entry is tried once more with a fresh list, and a retry starts from zero.
 */
export function createRemoteLoader({
  source,
  registry,
  fetchRegistry,
  browser,
  origins,
  preview,
  prepare,
}: LoaderOptions): RemoteLoader {
  const ready = new Map<string, RemoteModule>();
  const running = new Map<string, Promise<RemoteModule>>();
  let list = registry;

  async function chosen(name: string, fresh: boolean): Promise<Chosen> {
    const entry = await preview?.(name);
    if (entry) return { version: 'preview', entry, isPreview: true };
    if (!list || fresh) {
      list = await fetchRegistry().catch((error: unknown) => {
        if (list) return list;
        throw new RemoteError(name, null, 'the list of remotes is out of reach', error);
      });
    }
    const record = list.remotes[name];
    if (!record) throw new RemoteError(name, null, 'not on the list of remotes');
    if (record.contract !== REMOTE_CONTRACT)
      throw new RemoteError(name, record.version, `built for contract ${record.contract}`);
    return record.canary ? releaseFor(name, record, browser()) : record;
  }

  async function attempt(name: string, fresh: boolean): Promise<RemoteModule> {
    const release = await chosen(name, fresh);
    try {
      const remote = await source.load(name, await trustedEntry(release, fresh, origins));
      if (!isRemoteModule(remote)) throw new Error('exposes something else than a remote');
      await prepare?.(name, remote);
      ready.set(name, remote);
      return remote;
    } catch (error) {
      throw new RemoteError(
        name,
        release.version,
        error instanceof Error ? error.message : String(error),
        error,
      );
    }
  }

  function start(name: string, work: () => Promise<RemoteModule>): Promise<RemoteModule> {
    const promise = work().finally(() => {
      if (running.get(name) === promise) running.delete(name);
    });
    running.set(name, promise);
    return promise;
  }

  return {
    ready: (name) => ready.get(name),
    loaded: () => [...ready],
    load(name) {
      const module = ready.get(name);
      if (module) return Promise.resolve(module);
      return running.get(name) ?? start(name, () => attempt(name, false).catch(() => attempt(name, true)));
    },
    retry(name) {
      ready.delete(name);
      return start(name, () => attempt(name, true));
    },
  };
}

function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { contract, messages, Routes } = value as Partial<RemoteModule>;
  return contract === REMOTE_CONTRACT && typeof messages === 'object' && typeof Routes === 'function';
}
