import type { RemoteSource } from '@cabinet/federation/loader';
import type { AreaName } from '../guard/routes.ts';

/** Remotes by federation: its runtime, and what it shares beyond the shell's own needs, stay behind the first paint. */
export const source: RemoteSource = {
  async load(...remote) {
    const { loadRemote } = await import(/* webpackChunkName: "federation" */ './federation.ts');
    return loadRemote(...remote);
  },
};

/** Pages of the shell that show the shared kit and so come behind it: no part of the kit is fetched twice. */
export async function loadArea(name: AreaName) {
  const { areas } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return areas[name]();
}

/** What is told on every page about the participant's e-mail. */
export async function loadEmailNotices() {
  const { emailNotices } = await import(/* webpackChunkName: "federation" */ './federation.ts');
  return emailNotices();
}
