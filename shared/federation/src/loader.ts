import type { RemoteModule } from './contract.ts';

/** The source of a remote's code. */
export interface RemoteSource {
  /**
   * Loads the module that a remote exposes.
   * @param isFresh with a new list and from scratch, because the last attempt failed
   * @throws RemoteError if the remote is unusable
   */
  load(name: string, isFresh: boolean): Promise<RemoteModule>;
}

export interface LoaderOptions {
  source: RemoteSource;
  /** Prepares everything that the remote needs before its first paint, such as its texts. */
  prepare?(name: string, remote: RemoteModule): Promise<void>;
}

export interface RemoteLoader {
  /** Returns the remote if it can render now. */
  ready(name: string): RemoteModule | undefined;
  /** Loads the remote. All callers share one attempt. Rejects with a `RemoteError`. */
  load(name: string): Promise<RemoteModule>;
  /** Discards a failed or pending attempt, and tries again with the current list. */
  retry(name: string): Promise<RemoteModule>;
  /** Returns the names and modules of all ready remotes. */
  loaded(): [string, RemoteModule][];
}

/**
 * Creates a loader that isolates failures: a missing, slow or broken remote does not harm the others (RM1,
 * RM2). The loader requests a remote only when a caller needs it. After a failure, the loader retries once
 * from scratch. `retry` also starts from scratch.
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
