import type { RemoteModule } from './contract.ts';

/** How the code of a remote gets into the page. */
export interface RemoteSource {
  /**
   * Answers what the remote exposes.
   * @param isFresh with a fresh list and from zero, because the last try failed
   * @throws RemoteError where it cannot be used
   */
  load(name: string, isFresh: boolean): Promise<RemoteModule>;
}

export interface LoaderOptions {
  source: RemoteSource;
  /** Everything the remote needs before its first paint, such as its texts. */
  prepare?(name: string, remote: RemoteModule): Promise<void>;
}

export interface RemoteLoader {
  /** The remote if it can be rendered now. */
  ready(name: string): RemoteModule | undefined;
  /** Loads the remote; all callers share one try. Rejects with a `RemoteError`. */
  load(name: string): Promise<RemoteModule>;
  /** Forgets what failed or hangs and tries again with the list as it is now. */
  retry(name: string): Promise<RemoteModule>;
  /** Names and modules of every remote that is ready. */
  loaded(): [string, RemoteModule][];
}

/**
 * Loads remotes so that any of them may be missing, slow or broken without harm to the rest (R1, R2): nothing is
 * requested before it is asked for, what failed is tried once more from zero, and a retry starts from zero.
 */
export function createRemoteLoader({ source, prepare }: LoaderOptions): RemoteLoader {
  const ready = new Map<string, RemoteModule>();
  const running = new Map<string, Promise<RemoteModule>>();

  async function attempt(name: string, isFresh: boolean): Promise<RemoteModule> {
    const remote = await source.load(name, isFresh);
    await prepare?.(name, remote);
    ready.set(name, remote);
    return remote;
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
