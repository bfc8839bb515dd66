import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How a load of a remote ended. */
export interface LoadReport {
  /** Name of its container, such as `mf_catalog`. */
  remote: string;
  /** Null where none was chosen. */
  release: string | null;
  /** From the request to the module, in milliseconds; null where it failed. */
  milliseconds: number | null;
}

/** Runtime plugin: tells how each load ended, by remote and release. */
export function reportPlugin(report: (load: LoadReport) => void): ModuleFederationRuntimePlugin {
  const begun = new Map<string, number>();
  return {
    name: 'cabinet-report',
    beforeRequest(args) {
      begun.set(args.id, performance.now());
      return args;
    },
    async afterLoadRemote({ id, remote, error, origin }) {
      const name = id.split('/')[0] ?? '';
      const registered = origin.options.remotes.find((candidate) => candidate.name === name);
      const since = begun.get(id);
      report({
        remote: remote?.name ?? name,
        release: registered && 'version' in registered ? registered.version : null,
        milliseconds: error || since === undefined ? null : performance.now() - since,
      });
    },
  };
}
