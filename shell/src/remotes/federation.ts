import { containerName } from '@cabinet/contracts/registry';
import { browserId } from '@cabinet/federation/browserId';
import { isAppModule, isRemoteModule, type RemoteModule } from '@cabinet/federation/contract';
import { pinsPlugin } from '@cabinet/federation/runtime/pins';
import { registryPlugin } from '@cabinet/federation/runtime/registry';
import { reportPlugin } from '@cabinet/federation/runtime/report';
import { stylesPlugin } from '@cabinet/federation/runtime/styles';
import { store } from '@cabinet/state/store';
import { createInstance } from '@module-federation/enhanced/runtime';
import injectRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { previewOf } from '../preview/allowed.ts';
import { countLoad } from '../reporting/beacon.ts';
import { trustScriptsOf } from '../trustScripts.ts';
import { remoteOrigins } from './origins.ts';
import { fetchManifest, fetchRegistry, registryAtom } from './registry.ts';
import { shared } from './shared.ts';

const registry = registryPlugin({
  registry: store.get(registryAtom),
  fetchRegistry,
  browser: browserId,
  origins: remoteOrigins,
  trust: trustScriptsOf,
  preview: previewOf,
  fetchManifest,
});

/** The cabinet as a federation host (docs/decisions/002). */
const host = createInstance({
  name: 'shell',
  version: __RELEASE__,
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [injectRuntimeCore(), registry.plugin, pinsPlugin(), stylesPlugin(), reportPlugin(countLoad)],
});

/**
 * Loads the module that a remote exposes.
 * @param isFresh load from scratch, because the last attempt failed
 * @throws RemoteError if the remote is unusable
 */
export async function loadRemote(name: string, isFresh: boolean): Promise<RemoteModule> {
  if (isFresh) registry.renew(name);
  const remote = await host.loadRemote(`${containerName(name)}/remote`);
  if (isAppModule(remote)) return (await appPages()).routesOf(remote);
  if (!isRemoteModule(remote)) throw new Error(`${name} does not expose a remote`);
  return remote;
}

/** Only a few remotes have a framework of their own. */
const appPages = () => import(/* webpackChunkName: "app" */ './AppPages.tsx');

/**
 * Areas of the shell, by the namespace of their texts. They load like remotes and use the same copy of the
 * kit.
 */
export const areas = {
  content: () => import(/* webpackChunkName: "content" */ '../content/Content.tsx'),
  card: () => import(/* webpackChunkName: "card" */ '../card/CardArea.tsx'),
  documentation: () => import(/* webpackChunkName: "documentation" */ '../documentation/Documentation.tsx'),
  staff: () => import(/* webpackChunkName: "staff" */ '../staff/Staff.tsx'),
};

/** The e-mail notices use the modules that remotes share, so they load after those modules. */
export const emailNotices = () => import(/* webpackChunkName: "email" */ '../email/EmailNotices.tsx');
