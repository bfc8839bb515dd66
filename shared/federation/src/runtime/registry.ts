import { containerName, REMOTE_CONTRACT, type Registry } from '@cabinet/contracts/registry';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { releaseFor } from '../canary.ts';
import { isRemoteModule, RemoteError } from '../contract.ts';
import { type Chosen, trustedEntry } from '../entry.ts';

export interface RegistryOptions {
  /** The list that came with the page, when it did. */
  registry?: Registry | undefined;
  /** Reads the list anew, past every cache. */
  fetchRegistry(): Promise<Registry>;
  /** Id of this browser, the same at every visit: it decides about canaries, and is asked for where there is one. */
  browser(): string;
  /** Origins besides the page's own that remotes may come from (C3). */
  origins(): Promise<string[]>;
  /** Told of an origin before a script of it is asked for. */
  trust(origin: string): void;
  /** Address of an entry that this browser is to get instead of the live release. */
  preview?(name: string): Promise<string | undefined>;
}

/** What the runtime knows of a remote, beyond its own fields. */
export interface RegisteredRemote {
  /** Name of the container, and of the global that it answers to: a JavaScript identifier. */
  name: string;
  /** Address of the entry. */
  entry: string;
  /** Release that it is. */
  version: string;
  type: 'global' | 'module';
  /** The hash that the entry must have; null for a preview. */
  integrity: string | null;
}

/**
 * Runtime plugin: `/my/remotes.json` says which entry a remote has (CONTRACT §4). It is asked when a remote is first
 * loaded: the live release, its canary, or this tab's preview. A remote that fails is tried once more with a fresh list
 * and at an address of its own (R1).
 * @returns the plugin, and `renew`, which makes the next load of a remote start from zero
 */
export function registryPlugin(options: RegistryOptions): {
  plugin: ModuleFederationRuntimePlugin;
  renew(name: string): void;
} {
  /** Remotes that are looked up anew at their next load. */
  const stale = new Set<string>();
  const releases = new Map<string, string>();
  let list = options.registry;

  async function choose(name: string, isFresh: boolean): Promise<Chosen> {
    const entry = await options.preview?.(name);
    if (entry) return { version: 'preview', entry, isPreview: true };
    if (!list || isFresh)
      list = await options.fetchRegistry().catch((error: unknown) => {
        if (list) return list;
        throw new RemoteError(name, null, 'the list of remotes is out of reach', error);
      });
    const record = list.remotes[name];
    if (!record) throw new RemoteError(name, null, 'not on the list of remotes');
    if (record.contract !== REMOTE_CONTRACT)
      throw new RemoteError(name, record.version, `built for contract ${record.contract}`);
    return record.canary ? releaseFor(name, record, options.browser()) : record;
  }

  async function register(name: string, host: ModuleFederation): Promise<void> {
    const isFresh = stale.delete(name);
    const id = containerName(name);
    if (!isFresh && host.options.remotes.some((remote) => remote.name === id)) return;
    const release = await choose(name, isFresh);
    releases.set(name, release.version);
    const { url, integrity } = await trustedEntry(release, isFresh, options.origins);
    options.trust(new URL(url).origin);
    const remote: RegisteredRemote = {
      name: id,
      entry: url,
      version: release.version,
      type: release.type ?? 'global',
      integrity,
    };
    // Nobody takes an earlier one for it, should its entry not say its name.
    Reflect.set(window, id, undefined);
    host.registerRemotes([remote], { force: isFresh });
  }

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'cabinet-registry',
    async beforeRequest(args) {
      await register(remoteIn(args.id), args.origin);
      return args;
    },
    onLoad({ exposeModule }) {
      if (!isRemoteModule(exposeModule)) throw new Error('exposes something else than a remote');
    },
    errorLoadRemote({ id, error, lifecycle }) {
      // What fails before the request comes here a second time, as the end of the load.
      if (lifecycle !== 'onLoad' || error instanceof RemoteError) return;
      const name = remoteIn(id);
      const reason = error instanceof Error ? error.message : String(error);
      throw new RemoteError(name, releases.get(name) ?? null, reason, error);
    },
  };
  return { plugin, renew: (name) => void stale.add(name) };
}

/** The name in the registry of what `loadRemote` is asked for. */
function remoteIn(id: string): string {
  return (id.split('/')[0] ?? '').replaceAll('_', '-');
}
