import type { RemoteSource } from '@cabinet/federation/loader';

/** Remotes by federation: its runtime, and what it shares beyond the shell's own needs, stay behind the first paint. */
export const source: RemoteSource = {
  async load(...remote) {
    const { loadRemote } = await import(/* webpackChunkName: "federation" */ './federation.ts');
    return loadRemote(...remote);
  },
};

/** The documentation area, which shows the shared kit and so comes behind it: no part of the kit is fetched twice. */
export async function loadDocumentation() {
  const { loadDocumentation } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return loadDocumentation();
}
