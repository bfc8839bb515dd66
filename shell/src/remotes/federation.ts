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
 * Loads what a remote exposes.
 * @param isFresh from zero, because the last try failed
 * @throws RemoteError where it cannot be used
 */
export async function loadRemote(name: string, isFresh: boolean): Promise<RemoteModule> {
  if (isFresh) registry.renew(name);
  const remote = await host.loadRemote(`${containerName(name)}/remote`);
  if (isAppModule(remote)) return (await appPages()).routesOf(remote);
  if (!isRemoteModule(remote)) throw new Error(`${name} exposes something else than a remote`);
  return remote;
}

/** Few remotes bring a framework of their own. */
const appPages = () => import(/* webpackChunkName: "app" */ './AppPages.tsx');

/** Areas of the shell, by the namespace of their texts: its own guests, they find the kit where the remotes find it. */
export const areas = {
  content: () => import(/* webpackChunkName: "content" */ '../content/Content.tsx'),
  card: () => import(/* webpackChunkName: "card" */ '../card/CardArea.tsx'),
  documentation: () => import(/* webpackChunkName: "documentation" */ '../documentation/Documentation.tsx'),
  staff: () => import(/* webpackChunkName: "staff" */ '../staff/Staff.tsx'),
};

/** It reads as the remotes do, and so comes behind what they share. */
export const emailNotices = () => import(/* webpackChunkName: "email" */ '../email/EmailNotices.tsx');
