import type { RemoteSource } from '@cabinet/federation/loader';
import type { AreaName } from '../guard/routes.ts';
import { announce } from './announce.ts';

const federation = () => import(/* webpackChunkName: "federation" */ './federation.ts');

/** Remotes by federation: its runtime, and what is shared beyond the shell's own needs, stay behind the first paint. */
export const source: RemoteSource = {
  async load(name, isFresh) {
    // What is announced comes beside the runtime, and not after it.
    announce();
    return (await federation()).loadRemote(name, isFresh);
  },
};

/** Pages of the shell that show the shared kit and so come behind it: no part of the kit is fetched twice. */
export async function loadArea(name: AreaName) {
  return (await federation()).areas[name]();
}

/** What is told on every page about the participant's e-mail. */
export async function loadEmailNotices() {
  return (await federation()).emailNotices();
}
