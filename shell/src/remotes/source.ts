import type { RemoteSource } from '@cabinet/federation/loader';
import type { AreaName } from '../guard/routes.ts';
import { announce } from './announce.ts';

const federation = () => import(/* webpackChunkName: "federation" */ './federation.ts');

/**
 * Loads remotes by federation. The federation runtime, and shared modules that the shell does not need, load
 * after the first paint.
 */
export const source: RemoteSource = {
  async load(name, isFresh) {
    // The preload links start these files in parallel with the runtime.
    announce();
    return (await federation()).loadRemote(name, isFresh);
  },
};

/**
 * Loads a page of the shell. It uses the shared kit, so it loads after the kit, and no part of the kit loads
 * twice.
 */
export async function loadArea(name: AreaName) {
  return (await federation()).areas[name]();
}

/** Loads the notices about the participant's e-mail. */
export async function loadEmailNotices() {
  return (await federation()).emailNotices();
}
