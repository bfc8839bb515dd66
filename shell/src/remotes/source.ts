import { loadContainer } from '@cabinet/federation/host';
import type { RemoteSource } from '@cabinet/federation/loader';
import type { AreaName } from '../guard/routes.ts';
import { trustScriptsOf } from '../trustScripts.ts';
import { announce } from './announce.ts';

/** Remotes by federation: what is shared with them beyond the shell's own needs stays behind the first paint. */
export const source: RemoteSource = {
  load(name, entry) {
    trustScriptsOf(new URL(entry.url).origin);
    // What is announced is run with the entry, and not a round of scripts later.
    announce();
    return loadContainer(name, entry, shared());
  },
};

async function shared() {
  return (await import(/* webpackChunkName: "federation" */ './federation.ts')).shared;
}

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
