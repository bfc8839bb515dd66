import type { RemoteSource } from '@cabinet/federation/loader';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';

/** The outer bound of one entry; the section's panel comes before it. */
const ENTRY_TIMEOUT_MS = 20_000;

registerPlugins([{ name: 'cabinet-time-limit', createScript: () => ({ timeout: ENTRY_TIMEOUT_MS }) }]);

/** A container answers to a JavaScript identifier. */
function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** Remotes by federation: a script for the entry, the shared libraries from the shell. */
export const source: RemoteSource = {
  bind(name, entry, fresh) {
    registerRemotes([{ name: containerName(name), entry }], { force: fresh });
  },
  load: (name) => loadRemote(`${containerName(name)}/remote`),
};
