import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { addGlobalSnapshot, getGlobalSnapshot } from '@module-federation/runtime-core';
import type { ChosenEntry } from './registry.ts';

/** How a load of a remote ended. */
export interface LoadReport {
  /** Name of its container, such as `mf_catalog`. */
  container: string;
  /** Null where none was chosen. */
  release: string | null;
  /** From the request to the module, in milliseconds; null where it failed. */
  milliseconds: number | null;
}

/**
 * Runtime plugin: tells how each load ended, by remote and release, and shows what is loaded to Module Federation's
 * extension of the browser's tools.
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

/** Writes the remote where the extension looks, as the runtime itself does for remotes with a manifest. */
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
