import { containerName, REMOTE_CONTRACT, type Registry } from '@cabinet/contracts/registry';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { releaseFor } from '../canary.ts';
import { isAppModule, isRemoteModule, PREVIEW, RemoteError } from '../contract.ts';
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
  /** Reads a manifest, past every cache; null where there is none. */
  fetchManifest(url: string): Promise<unknown>;
}

/** What the plugin adds to the runtime's own knowledge of a remote; other plugins find it in `remoteInfo`. */
export interface ChosenEntry {
  /** Address of the entry. */
  entry: string;
  /** The release that it is. */
  version: string;
  type: 'global' | 'module';
  /** The hash that the entry must have; null for a preview. */
  integrity: string | null;
  /** The module that is shown. */
  expose: './remote' | './app';
}

/** Where a remote's releases are. Which of them it is, and so which entry, is chosen when it is loaded. */
const RELEASES = '/remotes/';

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
  const chosen = new Map<string, Promise<ChosenEntry>>();
  let list = options.registry;
  let tries = 1;

  async function choose(name: string, isFresh: boolean): Promise<Chosen> {
    const entry = await options.preview?.(name);
    if (entry) return { version: PREVIEW, entry, isPreview: true };
    if (!list || isFresh)
      list = await options.fetchRegistry().catch((error: unknown) => {
        if (list) return list;
        throw new RemoteError(name, null, 'the list of remotes is unreachable', error);
      });
    const record = list.remotes[name];
    if (!record) throw new RemoteError(name, null, 'not on the list of remotes');
    if (record.contract !== REMOTE_CONTRACT)
      throw new RemoteError(name, record.version, `built for contract ${record.contract}`);
    return record.canary ? releaseFor(name, record, options.browser()) : record;
  }

  /** Nobody has listed what a preview is: the manifest beside its entry says it. */
  async function describe(url: string, host: ModuleFederation): Promise<Pick<Chosen, 'type' | 'expose'>> {
    const manifest = await options.fetchManifest(new URL('mf-manifest.json', url).href);
    const { readPreview } = await import(/* webpackChunkName: "preview" */ './preview.ts');
    return readPreview(manifest, host.options.shared);
  }

  async function entryOf(name: string, host: ModuleFederation): Promise<ChosenEntry> {
    const isFresh = stale.delete(name);
    const release = await choose(name, isFresh);
    releases.set(name, release.version);
    const { url, integrity } = await trustedEntry(release, isFresh, options.origins);
    options.trust(new URL(url).origin);
    const { type = 'global', expose = './remote' } = release.isPreview ? await describe(url, host) : release;
    return { entry: url, version: release.version, type, integrity, expose };
  }

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'cabinet-registry',
    async beforeRequest(args) {
      const { id, origin } = args;
      const name = remoteIn(id);
      const container = containerName(name);
      const known = origin.options.remotes.find((remote) => remote.name === container);
      if (!known) origin.registerRemotes([{ name: container, entry: `${RELEASES}${name}/` }]);
      if (known && stale.has(name)) {
        // Another address, so that nothing of the last try is taken again.
        Object.assign(known, { entry: `${location.origin}${RELEASES}${name}/?try=${tries++}` });
        origin.moduleCache.delete(container);
      }
      const entry = entryOf(name, origin);
      chosen.set(name, entry);
      // Where nothing can be chosen, loading the entry fails: the runtime logs what fails here.
      const { expose } = await entry.catch(() => ({ expose: './remote' }));
      return { ...args, id: container + expose.slice(1) };
    },
    async loadEntry({ remoteInfo, origin }) {
      // Nobody takes an earlier one for it, should its entry not say its name.
      Reflect.set(window, remoteInfo.entryGlobalName, undefined);
      const entry = await chosen.get(remoteIn(remoteInfo.name));
      const listed = origin.options.remotes.find(({ name }) => name === remoteInfo.name);
      for (const known of [remoteInfo, listed]) if (known) Object.assign(known, entry);
    },
    async onLoad({ exposeModule }) {
      if (!isRemoteModule(exposeModule) && !isAppModule(exposeModule))
        throw new Error('does not expose a remote');
    },
    async errorLoadRemote({ id, error, lifecycle }) {
      if (lifecycle !== 'onLoad' || error instanceof RemoteError) return;
      const name = remoteIn(id);
      const reason = error instanceof Error ? error.message : String(error);
      throw new RemoteError(name, releases.get(name) ?? null, reason, error);
    },
  };
  return { plugin, renew: (name) => void stale.add(name) };
}

/** The name in the registry of what the runtime calls `mf_catalog`, or `mf_catalog/remote`. */
function remoteIn(id: string): string {
  return (id.split('/')[0] ?? '').replaceAll('_', '-');
}
