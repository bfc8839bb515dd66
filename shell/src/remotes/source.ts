import type { RemoteSource } from '@cabinet/federation/loader';

/** Remotes by federation: its runtime, and what it shares beyond the shell's own needs, stay behind the first paint. */
export const source: RemoteSource = {
  async load(...remote) {
    const { loadRemote } = await import(/* webpackChunkName: "federation" */ './federation.ts');
    return loadRemote(...remote);
  },
};
