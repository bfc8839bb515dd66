import { containerName, REMOTE_CONTRACT, type Registry } from '@cabinet/contracts/registry';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { releaseFor } from '../canary.ts';
import { isAppModule, isRemoteModule, PREVIEW, RemoteError } from '../contract.ts';
import { type Chosen, trustedEntry } from '../entry.ts';

export interface RegistryOptions {
  /** The list from the page, if the page contains it. */
  registry?: Registry | undefined;
  /** Reads the current list and bypasses every cache. */
  fetchRegistry(): Promise<Registry>;
  /** Returns the id of this browser, the same at every visit. Only a remote with a canary needs it. */
  browser(): string;
  /** Returns origins besides the page's own that remotes may come from (C3). */
  origins(): Promise<string[]>;
  /** Called with an origin before the first request for its script. */
  trust(origin: string): void;
  /** Returns the address of an entry that replaces the live release in this browser. */
  preview?(name: string): Promise<string | undefined>;
  /** Reads a manifest and bypasses every cache, or returns null without a manifest. */
  fetchManifest(url: string): Promise<unknown>;
}

/**
 * The data that the plugin adds to the runtime's data about a remote. Other plugins find it in `remoteInfo`.
 */
export interface ChosenEntry {
  /** The address of the entry. */
  entry: string;
  /** The release of the entry. */
  version: string;
  type: 'global' | 'module';
  /** The integrity hash of the entry. Null for a preview. */
  integrity: string | null;
  /** The exposed module to show. */
  expose: './remote' | './app';
}

/** The folder of all releases. The plugin selects the release and its entry at load time. */
const RELEASES = '/remotes/';

/**
 * Runtime plugin: `/my/remotes.json` names the entry of a remote (CONTRACT §4). The plugin selects the
 * release when the remote first loads: the live release, its canary, or this tab's preview. After a failure,
 * it retries once with a new list and at a new address (RM1).
 * @returns the plugin, and `renew`, which makes the next load of a remote start from scratch
 */
export function registryPlugin(options: RegistryOptions): {
  plugin: ModuleFederationRuntimePlugin;
  renew(name: string): void;
} {
  /** Remotes whose next load reads the list again. */
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
    if (!record) throw new RemoteError(name, null, 'it is not on the list of remotes');
    if (record.contract !== REMOTE_CONTRACT)
      throw new RemoteError(
        name,
        record.version,
        `it uses contract ${record.contract}, but the shell uses contract ${REMOTE_CONTRACT}`,
      );
    return record.canary ? releaseFor(name, record, options.browser()) : record;
  }

  /** The list does not contain previews, so the manifest beside the entry describes a preview. */
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
        // A new address, so that the runtime reuses no result of the last attempt.
        Object.assign(known, { entry: `${location.origin}${RELEASES}${name}/?try=${tries++}` });
        origin.moduleCache.delete(container);
      }
      const entry = entryOf(name, origin);
      chosen.set(name, entry);
      // If no entry can be chosen, the load of the entry fails later. The runtime would log an error here.
      const { expose } = await entry.catch(() => ({ expose: './remote' }));
      return { ...args, id: container + expose.slice(1) };
    },
    async loadEntry({ remoteInfo, origin }) {
      // Clear the global first, so that a failed entry cannot return the previous container.
      Reflect.set(window, remoteInfo.entryGlobalName, undefined);
      const entry = await chosen.get(remoteIn(remoteInfo.name));
      const listed = origin.options.remotes.find(({ name }) => name === remoteInfo.name);
      for (const known of [remoteInfo, listed]) if (known) Object.assign(known, entry);
    },
    async onLoad({ exposeModule }) {
      if (!isRemoteModule(exposeModule) && !isAppModule(exposeModule))
        throw new Error('it does not expose a remote');
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

/** Returns the registry name for the runtime's `mf_catalog` or `mf_catalog/remote`. */
function remoteIn(id: string): string {
  return (id.split('/')[0] ?? '').replaceAll('_', '-');
}
