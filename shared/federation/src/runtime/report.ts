import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addGlobalSnapshot, getGlobalSnapshot } from '@module-federation/runtime-core';
import type { ChosenEntry } from './registry.ts';

/** The result of a load of a remote. */
export interface LoadReport {
  /** The name of the remote's container, such as `mf_catalog`. */
  container: string;
  /** Null if the plugin chose no release. */
  release: string | null;
  /** The time from the request to the module, in milliseconds. Null after a failure. */
  milliseconds: number | null;
}

/**
 * Runtime plugin: reports the result of each load, by remote and release. Also makes the remote visible in
 * Module Federation's extension of the browser's developer tools.
 */
export function reportPlugin(report: (load: LoadReport) => void): ModuleFederationRuntimePlugin {
  const begun = new Map<string, number>();
  return {
    name: 'cabinet-report',
    beforeRequest(args) {
      begun.set(args.id, performance.now());
      return args;
    },
    async afterLoadRemote({ id, error, origin }) {
      const container = id.split('/')[0] ?? '';
      const since = begun.get(id);
      const chosen = origin.options.remotes.find(({ name }) => name === container) as ChosenEntry | undefined;
      const milliseconds = error || !since ? null : performance.now() - since;
      report({ container, release: chosen?.version ?? null, milliseconds });
      if (chosen && !error) show(origin, container, chosen);
    },
  };
}

/**
 * Writes the remote to the place that the extension reads, as the runtime does for remotes with a manifest.
 */
function show({ name: host, options }: ModuleFederation, container: string, remote: ChosenEntry): void {
  const { remotesInfo = {} } = (getGlobalSnapshot()[host] ?? {}) as { remotesInfo?: object };
  const { version, entry, type } = remote;
  const location = { publicPath: new URL('.', entry).href, remoteEntry: entry, remoteEntryType: type };
  const whole = { version, globalName: container, shared: [], modules: [], remotesInfo: {}, ...location };
  addGlobalSnapshot({
    [host]: {
      version: options.version ?? '',
      remoteEntry: '',
      remotesInfo: { ...remotesInfo, [container]: { matchedVersion: version } },
    },
    [`${container}:${version}`]: whole as never,
  });
}
